import { type GeoProjection, geoPath } from 'd3-geo';
import type { MultiPolygon } from 'geojson';
import type { Point } from './map-shapes.ts';

function toArea(ring: Point[]) {
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

/** Drops the corners that are smallest to the eye, until none is left (Visvalingam, 1993). */
function thin(ring: Point[], leastCorner: number): Point[] {
  const size = ring.length;
  const corners = ring.map((point, index) =>
    toArea([ring.at(index - 1) ?? point, point, ring[(index + 1) % size] ?? point]),
  );
  const kept = ring.filter((_, index) => {
    const corner = corners[index] ?? 0;
    const after = corners[(index + 1) % size] ?? 0;
    return corner >= leastCorner || corner > (corners.at(index - 1) ?? 0) || corner >= after;
  });
  return kept.length === size ? ring : thin(kept, leastCorner);
}

/** Relative steps in whole units, which compress to half of what absolute ones weigh. */
function formatSubpath(ring: Point[]) {
  const whole = ring.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const steps = whole.map(([x, y], index) => {
    const [fromX, fromY] = whole[index - 1] ?? [0, 0];
    return `${x - fromX},${y - fromY}`;
  });
  const moves = steps.slice(1).filter((step) => step !== '0,0');
  return `M${steps[0]}l${moves.join(' ')}z`.replace(/[ ,]-/g, '-');
}

/**
 * Projects a shape and gives it as an SVG path, without detail too small to be seen.
 * @param least area of an island that is kept, in square units of the map
 * @param leastCorner area of the triangle that a kept corner makes with its neighbours, likewise
 */
export function drawPath(
  projection: GeoProjection,
  shape: MultiPolygon,
  least: number,
  leastCorner: number,
) {
  const rings: Point[][] = [];
  const pen = {
    beginPath: () => undefined,
    moveTo: (x: number, y: number) => rings.push([[x, y]]),
    lineTo: (x: number, y: number) => rings.at(-1)?.push([x, y]),
    closePath: () => undefined,
    arc: () => undefined,
  };
  geoPath(projection, pen)(shape);
  return rings
    .filter((ring) => toArea(ring) >= least)
    .map((ring) => thin(ring, leastCorner))
    .filter((ring) => ring.length > 2)
    .map(formatSubpath)
    .join('');
}

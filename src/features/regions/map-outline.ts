import { type GeoProjection, geoPath } from 'd3-geo';
import type { MultiPolygon } from 'geojson';

/** In units of the map. */
type Point = [x: number, y: number];

function computeArea(ring: Point[]) {
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

/** Drops corners too small to see until none is left (Visvalingam, 1993). */
function simplify(ring: Point[], minCorner: number): Point[] {
  const size = ring.length;
  const corners = ring.map((point, index) =>
    computeArea([ring.at(index - 1) ?? point, point, ring[(index + 1) % size] ?? point]),
  );
  const simplified = ring.filter((_, index) => {
    const corner = corners[index] ?? 0;
    const next = corners[(index + 1) % size] ?? 0;
    return corner >= minCorner || corner > (corners.at(index - 1) ?? 0) || corner >= next;
  });
  return simplified.length === size ? ring : simplify(simplified, minCorner);
}

/** Formats relative steps in whole units, which compress to half the size of absolute ones. */
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
 * Projects a shape and draws it as an SVG path, without details too small to see.
 * @param minIsland smallest island drawn, in square map units
 * @param minCorner smallest corner drawn: the area of its triangle with both neighbours
 */
export function drawPath(
  projection: GeoProjection,
  shape: MultiPolygon,
  minIsland: number,
  minCorner: number,
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
    .filter((ring) => computeArea(ring) >= minIsland)
    .map((ring) => simplify(ring, minCorner))
    .filter((ring) => ring.length > 2)
    .map(formatSubpath)
    .join('');
}

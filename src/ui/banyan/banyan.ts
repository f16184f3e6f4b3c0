interface Point {
  x: number;
  y: number;
}

/** One practice: an arch with a root for each of its points. */
interface Arch {
  /** The arch as a closed shape, which can be filled. */
  shape: string;
  /** The roots between its two outer ones. */
  roots: string;
  top: Point;
  feet: Point[];
}

/**
 * The firm as a banyan tree: each practice is an arch, and branches lead from there to the firm.
 */
interface Banyan {
  viewBox: string;
  /** The branches from the arches to the firm. */
  crown: string;
  ground: string;
  arches: Arch[];
  firm: Point;
}

interface Size {
  width: number;
  height: number;
}

/** Heights as shares of the whole, from the top to the ground. */
const firmLine = 0.1;
const archLine = 0.5;
const shoulderLine = 0.7;
/** Free space on each side of an arch, as a share of its column. */
const inset = 0.1;

const round = (value: number) => Math.round(value * 100) / 100;

/** Draws a line straight up from the foot to the shoulder, then a quarter of an ellipse to the head. */
function drawRoot(foot: Point, head: Point, shoulder: number) {
  const reach = round(Math.abs(head.x - foot.x));
  const turn = foot.x < head.x ? 1 : 0;
  if (reach === 0) return `M${foot.x} ${foot.y}V${head.y}`;
  const rise = foot.y === shoulder ? '' : `V${shoulder}`;
  return `M${foot.x} ${foot.y}${rise}A${reach} ${round(shoulder - head.y)} 0 0 ${turn} ${head.x} ${head.y}`;
}

/**
 * Draws the tree. The columns of the arches are equally wide, so that labels fit under them.
 * @param counts number of points of each practice, in order
 * @param size of the drawing; by default 10 units wide for each practice, to be stretched to any
 * size
 */
export function drawBanyan(
  counts: readonly number[],
  { width, height }: Size = { width: 10 * counts.length, height: 20 },
): Banyan {
  const column = width / counts.length;
  const [firmY, top, shoulder] = [firmLine, archLine, shoulderLine].map((share) =>
    round(share * height),
  ) as [number, number, number];
  const firm = { x: round(width / 2), y: firmY };
  const arches = counts.map((count, index) => {
    const [start, end] = [index + inset, index + 1 - inset].map((at) => round(at * column)) as [
      number,
      number,
    ];
    const head = { x: round((index + 0.5) * column), y: top };
    const half = round(head.x - start);
    const feet = Array.from({ length: count }, (_, index) => ({
      x: count === 1 ? head.x : round(start + ((end - start) * index) / (count - 1)),
      y: height,
    }));
    return {
      shape: `M${start} ${height}V${shoulder}A${half} ${round(shoulder - top)} 0 0 1 ${end} ${shoulder}V${height}z`,
      roots: feet
        .filter(({ x }) => x > start && x < end)
        .map((foot) => drawRoot(foot, head, shoulder))
        .join(''),
      top: head,
      feet,
    };
  });
  return {
    viewBox: `0 0 ${width} ${height}`,
    crown: arches.map((arch) => drawRoot(arch.top, firm, top)).join(''),
    ground: `M0 ${height}H${width}`,
    arches,
    firm,
  };
}

/** @returns zero-length paths at the points, which round line caps turn into dots of any size */
export const drawDots = (points: readonly Point[]) =>
  points.map(({ x, y }) => `M${x} ${y}h0`).join('');

/** The tree of a firm: a root for each point of each practice, all growing down from one point. */
interface PracticeTree {
  viewBox: string;
  /** The roots of each practice, as one path. */
  groups: string[];
  /** The point that stands for the firm. */
  firm: { x: number; y: number };
}

/** Size of the drawing. It is stretched to its frame, so that only the proportions count. */
const width = 100;
const height = 100;
/** Where roots begin to run straight down. */
const shoulder = 66;
const firmLine = 4;
/** Space between the columns of the practices, as in the list of their names. */
const gap = 6;
/** Roots of a group that are further apart than this would not look like one. */
const widest = 4.2;

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * Draws the tree. The roots of each practice fill its column, where the first continues beside its name.
 * @param counts number of points of each practice, in order
 */
export function drawPracticeTree(counts: readonly number[]): PracticeTree {
  const pitch = (width + gap) / counts.length;
  // A practice that is the only one has the whole tree.
  const most = counts.length === 1 ? width : widest;
  const columns = counts.map((count, column) => {
    const step = Math.min((pitch - gap) / (count - 1), most);
    return Array.from({ length: count }, (_, index) => round(column * pitch + index * step));
  });
  const last = columns.flat().at(-1) ?? width;
  const center = round(last / 2);
  // A root straight below the firm has no reach, which SVG draws as a line.
  const drawRoot = (x: number) =>
    `M${x} ${height}V${shoulder}A${round(Math.abs(center - x))} ${shoulder - firmLine} 0 0 ${x < center ? 1 : 0} ${center} ${firmLine}`;
  return {
    viewBox: `0 0 ${width} ${height}`,
    groups: columns.map((roots) => roots.map(drawRoot).join('')),
    firm: { x: center, y: firmLine },
  };
}

/** Whether the drawings of the site are the firm's tree: `figure` in `brand.yaml`. */
export const hasBanyan = (import.meta.env.FIGURE ?? 'banyan') === 'banyan';

interface Root {
  /** A path from the ground to the firm. */
  path: string;
  /** How many letters of a name fit beside it. */
  room: number;
}

/** As wide as a page of 1280 px leaves room for. */
const width = 1184;
const height = 326;
const firmLine = 12;
/** Where roots begin to run straight down, as shares of the height: those in the middle, and the outermost. */
const [innerShoulder, outerShoulder] = [0.3, 0.16];
/** Roots of a practice that are further apart than this would not look like one bundle. */
const widest = 50;
/** A root, and the name to the right of it. */
const nameWidth = 18;
/** Mean width of a letter, and what stays free at both ends of a name. */
const letterWidth = 6.1;
const ends = 16;

/**
 * Where a root would go on, as shares of its rise and its reach: so it bends from the shoulder on in a wide
 * curve.
 */
const [upward, sideways] = [0.8, 0.2];

/** @returns the space between the columns of practices, as a share: the list of their names has the same */
export const findGap = (count: number) => (count > 6 ? 0.025 : 0.06);

/**
 * Draws the tree of a firm: a root for each point of each practice, all growing down from one point. The
 * bundle of each practice begins at its column, where the first root continues beside the name of the
 * practice; the last name of all ends within the drawing.
 * @param counts number of points of each practice, in order
 */
export function drawPracticeTree(counts: readonly number[]) {
  const gap = width * findGap(counts.length);
  const pitch = (width + gap) / counts.length;
  const steps = counts.map((count, column) => {
    const bundle = pitch - gap - (column === counts.length - 1 ? nameWidth : 0);
    return bundle / Math.max(count - 1, 1);
  });
  // A practice that is the only one has the whole tree.
  const most = counts.length === 1 ? width : widest;
  const columns = counts.map((count, column) =>
    Array.from({ length: count }, (_, index) =>
      Math.round(column * pitch + index * Math.min(steps[column] ?? 0, most)),
    ),
  );
  const center = width / 2;
  const drawRoot = (x: number): Root => {
    const reach = Math.abs(center - x);
    // The outer ones pass above the inner ones.
    const shoulder = height * (innerShoulder - (innerShoulder - outerShoulder) * (reach / center));
    const rise = shoulder - firmLine;
    // A name leans with its root as long as that is steep, and never lies on its side.
    const steep = rise * Math.min(1, rise / reach);
    const room = (height - shoulder + steep - ends) / letterWidth;
    const bend = [x, shoulder - upward * rise, x + sideways * (center - x), firmLine].map(
      Math.round,
    );
    return {
      path: `M${x} ${height}V${Math.round(shoulder)}C${bend.join(' ')} ${center} ${firmLine}`,
      room: Math.floor(room),
    };
  };
  return {
    width,
    height,
    /** The roots of each practice. */
    practices: columns.map((roots) => roots.map(drawRoot)),
    /** The point that stands for the firm, as a share of the drawing. */
    firm: { x: 50, y: Math.round((100 * firmLine) / height) },
    /** Whether a name fits beside each root. */
    hasNames: Math.min(...steps) >= nameWidth,
  };
}

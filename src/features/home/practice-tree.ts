/** Whether the drawings of the site are the firm's tree: `figure` in `brand.yaml`. */
export const hasBanyan = (import.meta.env.FIGURE ?? 'banyan') === 'banyan';

interface Root {
  /** A path from the ground to the firm. */
  path: string;
  /** How many letters of a name fit beside it. */
  room: number;
  /** Where the name stands, across the path: on the side of the firm, so that both outermost roots are at an edge. */
  shift: string;
}

/** As wide as a page of 1280 px leaves room for. */
const width = 1184;
const height = 326;
const firmLine = 12;
/** Where roots begin to run straight down, as shares of the height: those in the middle, and the outermost. */
const [innerShoulder, outerShoulder] = [0.3, 0.12];
/** Roots that are closer together have no room for names. */
const nameWidth = 18;
/** Mean width of a letter, and what stays free at both ends of a name. */
const letterWidth = 6.1;
const ends = 16;

/**
 * Where a root would go on, as shares of its rise and its reach: so it bends from the shoulder on in a wide
 * curve.
 */
const [upward, sideways] = [0.8, 0.2];

/**
 * @param counts number of points of each practice, in order
 * @returns the width of each practice in distances between roots, all alike: from its first root to the first of
 *  the next practice, two distances after its last
 */
export const listWidths = (counts: readonly number[]) =>
  counts.map((count, index) => (index === counts.length - 1 ? count - 1 : count + 1));

/**
 * Draws the tree of a firm: a root for each point of each practice, all growing down from one point, from one
 * edge of the drawing to the other. The first root of a practice continues beside its name.
 * @param counts number of points of each practice, in order
 */
export function drawPracticeTree(counts: readonly number[]) {
  const widths = listWidths(counts);
  const distance = width / widths.reduce((sum, each) => sum + each, 0);
  const starts = widths.map((_, index) =>
    widths.slice(0, index).reduce((sum, each) => sum + each, 0),
  );
  const columns = counts.map((count, practice) =>
    Array.from({ length: count }, (_, index) =>
      Math.round(((starts[practice] ?? 0) + index) * distance),
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
      shift: x > center ? '-.4em' : '1em',
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
    hasNames: distance >= nameWidth,
  };
}

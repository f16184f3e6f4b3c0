import type { CitedLaw } from '../../content/law/cited-laws.ts';

export const arcadeSize = { width: 320, height: 100 };

/** Space at both ends, and the height of an arch: of half its width, and at most. */
const margin = 8;
const proportion = 1.1;
const highest = 48;
/** Where arches begin, where ended laws stop, and the ground. */
const [spring, stop, ground] = [60, 76, 97];

/** The least distance of two posts: less where there are many. */
const minimumGap = (count: number) =>
  Math.min(14, (arcadeSize.width - 2 * margin) / Math.max(count - 1, 1));

/**
 * @returns the place of each law: its year on a line of years, with a least distance; those without
 *   a year follow the newest
 */
function placeLaws(laws: CitedLaw[]): number[] {
  const years = laws.flatMap(({ year }) => year ?? []);
  const gap = minimumGap(laws.length);
  const span = (years.at(-1) ?? 0) - (years[0] ?? 0);
  const room = arcadeSize.width - 2 * margin - gap * (laws.length - 1);
  return laws.map(({ year = years.at(-1) ?? 0 }, index) =>
    Math.round(margin + index * gap + (span > 0 ? ((year - (years[0] ?? 0)) / span) * room : 0)),
  );
}

/** An arch from one post to the next, the wider the higher, up to a limit. */
function drawArch(from: number, to: number) {
  const half = (to - from) / 2;
  // Radii that are too small are scaled up to the width of the arch. Equal text compresses well.
  const radii = half * proportion > highest ? `${half} ${highest}` : `1 ${proportion}`;
  return `A${radii} 0 0 1 ${to} ${spring}`;
}

/**
 * Draws the laws that a page cites: a post for each in its year, and an arch to the next.
 * @param laws in the order of their years, at least two
 * @returns paths
 */
export function drawArcade(laws: CitedLaw[]) {
  const places = placeLaws(laws);
  const all = laws.map((law, index) => ({
    ...law,
    x: places[index] ?? 0,
    next: laws[index + 1]?.year === undefined ? undefined : places[index + 1],
    foot: law.isEnded ? stop : ground,
  }));
  const ended = all.filter(({ isEnded }) => isEnded);
  const grafts = ended.flatMap(({ x, successors }) =>
    all
      .filter(({ id }) => successors.includes(id))
      .map((successor) => ({ from: x, to: successor.x })),
  );
  const dated = all.filter(({ year }) => year !== undefined);
  return {
    arches: dated
      .map(({ x, foot, next }) => `M${x} ${foot}V${spring}${next ? drawArch(x, next) : ''}`)
      .concat(`M0 ${ground}H${arcadeSize.width}`)
      .join(''),
    undated: all
      .filter(({ year }) => year === undefined)
      .map(({ x, foot }) => `M${x} ${foot}V${spring}`)
      .join(''),
    grafts: grafts
      .map(({ from, to }) => `M${from} ${stop}C${from} ${ground} ${to} ${stop} ${to} ${ground}`)
      .join(''),
    /** Thick posts, where a successor of another stands. */
    posts: [...new Set(grafts.map(({ to }) => `M${to} ${stop - 6}V${ground}`))].join(''),
    /** Dots, where ended laws stop. */
    ends: ended.map(({ x }) => `M${x} ${stop}h0`).join(''),
  };
}

import type { Figure } from './law-figure.ts';

/** Builds the styles by which a name in the figure highlights what it names. */
export function buildFigureStyles({ trees, home, others }: Figure) {
  const most = Math.max(
    0,
    ...trees.map(({ roots }) => roots.length),
    ...[home, others].map((wing) => wing?.parts.length ?? 0),
  );
  const selectors = Array.from({ length: most }, (_, index) => `:nth-child(${index + 1})`)
    .map((nth) => `.law-tree:has(li${nth} a:is(:hover,:focus-visible)) g${nth}`)
    .join(',');
  return selectors && `${selectors}{stroke:var(--color-field-mark);stroke-width:3}`;
}

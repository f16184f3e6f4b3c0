import type { Figure } from './law-figure.ts';
import { axisRoom } from './lay-out-figure.ts';

/**
 * Builds the styles that set the parts of the figure side by side, and by which a name lights what
 * it names.
 */
export function buildFigureStyles({ trees, home, others, columns }: Figure) {
  const most = Math.max(
    0,
    ...trees.map(({ roots }) => roots.length),
    ...[home, others].map((wing) => wing?.parts.length ?? 0),
  );
  const lit = Array.from({ length: most }, (_, index) => `:nth-child(${index + 1})`)
    .map((nth) => `.law-tree:has(li${nth} a:is(:hover,:focus-visible)) g${nth}`)
    .join(',');
  const widths = columns.map(({ width }) => `minmax(0,${width}fr)`).join(' ');
  const place = (item: 'home' | 'others') => {
    const index = columns.findIndex((column) => column.item === item);
    return index < 0 ? '' : `.law-${item}{grid-column:${index + 2}}`;
  };
  const wide = `@media screen and (width>=75rem){.law-trees{grid-template-columns:minmax(0,${axisRoom}fr) ${widths}}${place('home')}${place('others')}}`;
  return `${lit && `${lit}{stroke:var(--color-field-mark);stroke-width:3}`}${columns.length > 0 ? wide : ''}`;
}

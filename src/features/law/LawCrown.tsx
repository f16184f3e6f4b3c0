import { drawCrown } from './draw-crown.ts';
import { drawTree } from './draw-tree.ts';
import { drawWing } from './draw-wing.ts';
import { ground, listYears, type Scale } from './figure-scale.ts';
import type { Figure } from './law-figure.ts';
import { nameRoot } from './law-wing.ts';
import { wholeWidth } from './lay-out-figure.ts';

interface Props {
  figure: Figure;
  scale: Scale;
}

/**
 * On large windows, behind the parts of the figure: the years, and how the laws of the country with the
 * most grow out of its oldest. Those of other countries stand by themselves.
 */
export function LawCrown({ figure: { columns, home }, scale }: Props) {
  const findStem = ({ item, step, width }: Figure['columns'][number]) => {
    if (typeof item === 'object')
      return { ...drawTree(item, step, width, scale).stem, root: item.roots[0] };
    if (item === 'others') return undefined;
    return home && { ...drawWing(home, step, width, scale).stem, root: home.laws[0] };
  };
  const stems = columns.flatMap((column) => {
    const stem = findStem(column);
    return stem ? { ...stem, x: column.x + stem.x } : [];
  });
  const [stem] = stems.toSorted((a, b) => a.y - b.y);
  const width = wholeWidth(columns);
  return (
    <svg aria-hidden="true" className="law-crown mirrored" viewBox={`0 0 ${width} ${ground}`}>
      {listYears(scale).map(({ year, y }) => (
        <g key={year}>
          <path d={`M36 ${y}H${width}`} />
          <text className="mirrored" x="0" y={y + 4}>
            {year}
          </text>
        </g>
      ))}
      {stem && (
        <g>
          <path className="law-branches" d={drawCrown(stem, stems)} />
          <text className="mirrored" textAnchor="middle" x={stem.x} y={stem.y - 8}>
            {stem.root && nameRoot(stem.root)}
          </text>
        </g>
      )}
    </svg>
  );
}

import { drawCrown } from './draw-crown.ts';
import { drawTree } from './draw-tree.ts';
import { drawWing } from './draw-wing.ts';
import { ground, listYears, type Scale } from './figure-scale.ts';
import { LawStart } from './LawStart.tsx';
import type { Figure } from './law-figure.ts';
import { nameRoot } from './law-wing.ts';
import { sumWidths } from './lay-out-figure.ts';
import { percent } from './percent.ts';

interface Props {
  figure: Figure;
  scale: Scale;
}

/**
 * Behind the parts of the figure: the years, and on large windows how the laws of the country with the
 * most grow out of its oldest. Those of other countries stand by themselves. Texts are placed by
 * percentages, because the drawing is stretched to the window.
 */
export function LawCrown({ figure: { columns, home }, scale }: Props) {
  const findStem = ({ item, step }: Figure['columns'][number]) => {
    if (typeof item === 'object')
      return { ...drawTree(item, step, scale).stem, root: item.roots[0] };
    if (item === 'others') return undefined;
    return home && { ...drawWing(home, step, scale).stem, root: home.laws[0] };
  };
  const stems = columns.flatMap((column) => {
    const stem = findStem(column);
    return stem ? { ...stem, x: column.x + stem.x } : [];
  });
  const width = sumWidths(columns);
  const [stem] = stems.toSorted((a, b) => a.y - b.y);
  return (
    <>
      <svg aria-hidden="true" className="law-years mirrored">
        {listYears(scale).map(({ year, y }) => (
          <g key={year}>
            <line x2="100%" y1={percent(y, ground)} y2={percent(y, ground)} />
            <text className="mirrored" dy="-0.25em" y={percent(y, ground)}>
              {year}
            </text>
          </g>
        ))}
      </svg>
      {stem && (
        <svg aria-hidden="true" className="law-crown mirrored">
          <svg aria-hidden="true" preserveAspectRatio="none" viewBox={`0 0 ${width} ${ground}`}>
            <path d={drawCrown(stem, stems)} />
          </svg>
          <LawStart
            anchor="middle"
            label={stem.root && nameRoot(stem.root)}
            stem={stem}
            width={width}
          />
        </svg>
      )}
    </>
  );
}

import type { Article } from './model/article.ts';
import { figureAnchor } from './model/article-places.ts';

type Chart = NonNullable<Article['bars']>[number];
type Part = Chart['rows'][number]['parts'][number];

const looks: Record<Part['look'], string> = {
  strong: 'fill-accent',
  medium: 'fill-mark',
  light: 'fill-edge',
};

/** @returns a length for SVG, with at most two decimals */
const toPercent = (value: number, most: number) => `${Number(((100 * value) / most).toFixed(2))}%`;

interface RowProps {
  row: Chart['rows'][number];
  /** The value that fills the whole width. */
  most: number;
  tag: string;
}

function Row({ row, most, tag }: RowProps) {
  const starts = row.parts.map((_, index) =>
    row.parts.slice(0, index).reduce((sum, { value }) => sum + value, 0),
  );
  return (
    <div className="mt-4">
      <dt className="font-bold">{row.label}</dt>
      <dd>
        <svg aria-hidden="true" className="mirrored mt-1 h-4 w-full">
          {row.parts.map(({ label, value, look }, index) => (
            <rect
              className={`${looks[look]} stroke-paper`}
              height="100%"
              key={label}
              strokeWidth="1"
              width={toPercent(value, most)}
              x={toPercent(starts[index] ?? 0, most)}
            />
          ))}
        </svg>
        <ul className="mt-1 flex flex-wrap gap-x-6 text-muted">
          {row.parts.map(({ label, value, look }) => (
            <li key={label}>
              <svg aria-hidden="true" className="me-2 inline-block h-3 w-3">
                <rect className={looks[look]} height="100%" width="100%" />
              </svg>
              {label} {value.toLocaleString(tag)}
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}

/** Bars on one scale, each divided into parts. The numbers are below each bar as text. */
export function BarChart({ chart, tag }: { chart: Chart; tag: string }) {
  const totals = chart.rows.map(({ parts }) => parts.reduce((sum, { value }) => sum + value, 0));
  return (
    <figure className="my-8 max-w-measure text-sm tabular" id={figureAnchor(chart.id)}>
      <dl>
        {chart.rows.map((row) => (
          <Row key={row.label} tag={tag} most={Math.max(...totals)} row={row} />
        ))}
      </dl>
      <figcaption className="mt-4 text-muted">{chart.caption}</figcaption>
    </figure>
  );
}

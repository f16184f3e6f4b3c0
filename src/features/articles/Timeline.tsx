import type { Article } from './model/article.ts';
import { figureAnchor } from './model/article-places.ts';

type TimelineData = NonNullable<Article['timelines']>[number];

/** Points on a line, numbered as in the list below it. Points that the law fixes are filled. */
export function Timeline({ timeline }: { timeline: TimelineData }) {
  const positions = timeline.events.map(({ at }) => at);
  const [first, last] = [Math.min(...positions), Math.max(...positions)];
  // Leaves room for the outermost circles.
  const toPercent = (at: number) => `${4 + (92 * (at - first)) / Math.max(last - first, 1)}%`;
  return (
    <figure className="my-8 max-w-measure text-sm" id={figureAnchor(timeline.id)}>
      <svg aria-hidden="true" className="mirrored h-10 w-full">
        <line className="stroke-edge" strokeWidth="2" x1="0" x2="100%" y1="50%" y2="50%" />
        {timeline.events.map(({ at, label, fixed }, index) => (
          <g key={label}>
            <circle
              className={fixed ? 'fill-accent stroke-accent' : 'fill-paper stroke-accent'}
              cx={toPercent(at)}
              cy="50%"
              r="12"
              strokeWidth="2"
            />
            <text
              className={`mirrored ${fixed ? 'fill-paper' : 'fill-ink'}`}
              dominantBaseline="central"
              textAnchor="middle"
              x={toPercent(at)}
              y="50%"
            >
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <ol className="mt-2 list-decimal ps-6 text-muted">
        {timeline.events.map(({ label, fixed }) => (
          <li className={fixed ? 'py-1 font-bold text-ink' : 'py-1'} key={label}>
            {label}
          </li>
        ))}
      </ol>
      <figcaption className="mt-2 text-muted">{timeline.caption}</figcaption>
    </figure>
  );
}

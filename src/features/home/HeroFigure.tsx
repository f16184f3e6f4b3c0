import { readFigure } from '../../content/mark.ts';
import type { Service } from '../services/model/service.ts';
import { numberPractices } from './number-practices.ts';
import { drawPracticeTree } from './practice-tree.ts';

interface Props {
  practices: Pick<Service, 'id' | 'title' | 'points'>[];
}

/** A root for each point of each practice. The names below it are the text alternative. */
function PracticeTree({ practices }: Props) {
  const { viewBox, groups, firm } = drawPracticeTree(practices.map(({ points }) => points.length));
  return (
    <div className="min-h-28 pt-3 md:min-h-44 mirrored print:hidden">
      <svg aria-hidden="true" className="h-0 min-h-full w-full overflow-visible">
        {/* Stretched to its frame, but its lines keep their width. */}
        <svg
          aria-hidden="true"
          className="overflow-visible fill-none stroke-current text-on-field"
          preserveAspectRatio="none"
          strokeLinecap="round"
          viewBox={viewBox}
        >
          {groups.map((roots, index) => (
            <path
              className="fade-colors"
              d={roots}
              data-practice={index + 1}
              key={practices[index]?.title}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        {/* Outside of what is stretched: Safari would draw an ellipse. */}
        <circle
          className="fill-mark stroke-field stroke-5"
          cx={`${firm.x}%`}
          cy={`${firm.y}%`}
          r="13.5"
        />
      </svg>
    </div>
  );
}

/** The drawing on the first screen, if the firm has one: its tree of practices, or one of its own. */
export function HeroFigure({ practices }: Props) {
  const kind = import.meta.env.FIGURE;
  if (kind === 'none') return null;
  if (kind !== 'own') return <PracticeTree practices={practices} />;
  const { viewBox, drawing } = readFigure();
  const ids = practices.map(({ id }) => id);
  return (
    <svg
      aria-hidden="true"
      className="max-h-120 min-h-28 w-full self-end text-on-field md:h-full"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the firm's own file; the content check rejects elements and attributes that are not on its list
      dangerouslySetInnerHTML={{ __html: numberPractices(drawing, ids) }}
      preserveAspectRatio="xMidYMax meet"
      viewBox={viewBox}
    />
  );
}

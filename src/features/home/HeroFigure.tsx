import { readFigure } from '../../content/brand-drawings.ts';
import type { Service } from '../services/model/service.ts';
import { drawPracticeTree } from './practice-tree.ts';

export type Practice = Pick<Service, 'id' | 'title' | 'path'> & {
  /** What the firm does there, each with the page that is about it. */
  points: { label: string; path: string }[];
};

interface Props {
  practices: Practice[];
}

/**
 * A root for each point of each practice, with its name beside it where the drawing has the width of a
 * page: only there its proportions are kept, elsewhere it is stretched to its frame.
 */
function PracticeTree({ practices }: Props) {
  const tree = drawPracticeTree(practices.map(({ points }) => points.length));
  return (
    <div className="flex min-h-28 flex-col max-xl:pt-3 md:min-h-44 mirrored xl:block print:hidden">
      <svg role="none" className="h-0 w-full grow overflow-visible xl:aspect-[1184/326] xl:h-auto">
        <svg
          role="none"
          className="overflow-visible [&_path]:[vector-effect:non-scaling-stroke]"
          preserveAspectRatio="none"
          viewBox={`0 0 ${tree.width} ${tree.height}`}
        >
          {practices.map(({ title, path: own, points }, practice) => (
            <g className="fade-colors text-on-field-muted" data-practice={practice + 1} key={title}>
              <g className="fill-none stroke-current [stroke-opacity:var(--root,0.5)]">
                {points.map(({ label }, point) => (
                  <path
                    d={tree.practices[practice]?.[point]?.path}
                    id={`root-${practice}-${point}`}
                    key={label}
                  />
                ))}
              </g>
              {tree.hasNames && (
                <g className="fill-current text-[0.8125rem] max-xl:hidden [[dir=rtl]_&]:hidden">
                  {points.map(({ label, path }, point) => {
                    const { room = 0, shift } = tree.practices[practice]?.[point] ?? {};
                    return room < label.length ? null : (
                      // The name of the practice leads there, too.
                      <a href={path} key={label} tabIndex={path === own ? -1 : undefined}>
                        <text dy={shift}>
                          <textPath href={`#root-${practice}-${point}`} startOffset="12">
                            {label}
                          </textPath>
                        </text>
                      </a>
                    );
                  })}
                </g>
              )}
            </g>
          ))}
        </svg>
        {/* Outside of what is stretched: Safari would draw an ellipse. */}
        <circle
          className="fill-mark stroke-field stroke-5"
          cx={`${tree.firm.x}%`}
          cy={`${tree.firm.y}%`}
          r="13.5"
        />
      </svg>
    </div>
  );
}

/**
 * Marks the groups of a figure that have the address of a practice as their id with the number of the
 * practice. An id could repeat one of the page.
 * @param drawing the elements of the figure
 * @param ids of the practices, in order
 */
const numberPractices = (drawing: string, ids: readonly string[]) =>
  drawing.replace(/ id="([^"]*)"/g, (_, id: string) => ` data-practice="${ids.indexOf(id) + 1}"`);

/** The drawing on the first screen, if the firm has one: its tree of practices, or one of its own. */
export function HeroFigure({ practices }: Props) {
  const kind = import.meta.env.FIGURE;
  if (kind === 'none') return null;
  if (kind !== 'own') return <PracticeTree practices={practices} />;
  const { viewBox, shapes } = readFigure();
  const ids = practices.map(({ id }) => id);
  return (
    <svg
      aria-hidden="true"
      className="max-h-[min(30rem,40svh)] min-h-28 w-full self-end text-on-field"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the firm's own file; the content check rejects elements and attributes that are not on its list
      dangerouslySetInnerHTML={{ __html: numberPractices(shapes, ids) }}
      preserveAspectRatio="xMidYMax meet"
      viewBox={viewBox}
    />
  );
}

import type { WordsOf } from '../../content/words.ts';
import { type Comparison, formatComparison } from './format-comparison.ts';

/** Of the drawing, in SVG user units. The arches are as far apart as columns of a page. */
const [width, height] = [475, 270];
const archWidth = 221;
const radius = archWidth / 2;
/** Height of the sides below the round head. */
const sides = height - radius;

/** An arch that is filled from the ground up to a level. */
function drawArch(level: number, x: number) {
  if (level === 0) return '';
  const y = height - level;
  const end = x + archWidth;
  if (level <= sides) return `M${x} ${height}V${y}H${end}V${height}`;
  const half = Math.round(Math.sqrt(radius ** 2 - (level - sides) ** 2));
  const arc = `A${radius} ${radius} 0 0 1`;
  const [left, right] = [x + radius - half, x + radius + half];
  return `M${x} ${height}V${radius}${arc} ${left} ${y}H${right}${arc} ${end} ${radius}V${height}`;
}

/** Size of the numbers, and the space that one needs above the level of an arch, or under it. */
const letters = 72;
const line = 96;

interface Props {
  comparison: Comparison;
  words: WordsOf<'caseStudies'>;
}

/**
 * Two values as arches of the same size on the horizon, each filled up to its value, with its number
 * inside, its name and the unit above.
 */
export function Arches({ comparison, words: { caseStudies, tag } }: Props) {
  const { before, after, unit } = comparison;
  const numbers = formatComparison(comparison, tag);
  const largest = Math.max(before, after, Number.MIN_VALUE);
  const levelOf = (value: number) => Math.round((height * value) / largest);
  const second = width - archWidth;
  const level = levelOf(after);
  const isInside = level > line;
  // The numbers have one baseline, above the second level if it is low.
  const baseline = height - 24 - (isInside ? 0 : level);
  const label = `${caseStudies.before} ${numbers.before}, ${caseStudies.after} ${numbers.after}`;
  return (
    <figure className="max-w-119 font-display">
      <figcaption className="mb-1.5 font-sans text-sm font-bold">
        {unit}
        <span
          aria-hidden="true"
          className="flex justify-between text-center font-normal *:w-[46.5%]"
        >
          <span>{caseStudies.before}</span>
          <span>{caseStudies.after}</span>
        </span>
      </figcaption>
      <svg
        aria-label={label}
        className="mirrored block w-full overflow-visible"
        data-text={label}
        role="img"
        viewBox={`0 0 ${width} ${height}`}
      >
        <path
          className="fill-none stroke-muted forced-colors:stroke-[CanvasText]"
          d={drawArch(height, 0) + drawArch(height, second)}
        />
        <path
          className="fill-accent stroke-accent stroke-2 [fill-opacity:0.25]"
          d={drawArch(levelOf(before), 0)}
        />
        <path className="fill-accent dark:fill-ink" d={drawArch(level, second)} />
        <g fontSize={letters} textAnchor="middle">
          <text className="fill-ink mirrored" x={radius} y={baseline}>
            {numbers.before}
          </text>
          <text
            className={isInside ? 'fill-paper mirrored' : 'fill-ink mirrored'}
            x={width - radius}
            y={baseline}
          >
            {numbers.after}
          </text>
        </g>
      </svg>
    </figure>
  );
}

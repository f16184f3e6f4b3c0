import type { OrganisationFigure as Figure } from './organisation-figure.ts';

/** Decoration next to the headline. The page lists the same services below. */
export function OrganisationFigure({ figure }: { figure: Figure }) {
  const drawDots = (positions: Figure['points'], radius: number) =>
    positions
      .map(
        ({ x, y }) =>
          `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`,
      )
      .join('');
  return (
    <svg aria-hidden="true" className="h-auto w-full" viewBox={figure.viewBox}>
      <path className="fill-none stroke-accent" d={figure.lines} strokeWidth="1.25" />
      <path
        className="fill-paper stroke-accent"
        d={drawDots(figure.services, 5)}
        strokeWidth="1.5"
      />
      <path className="fill-accent" d={drawDots(figure.points, 2.5)} />
      <path className="fill-mark stroke-ink" d={drawDots([figure.firm], 11)} strokeWidth="1.5" />
      <path className="stroke-ink" d={figure.ground} strokeWidth="1.5" />
    </svg>
  );
}

import type { OrganisationFigure as Figure } from './organisation-figure.ts';

/** Decoration beside the headline; the services it draws stand below it in words. */
export function OrganisationFigure({ figure }: { figure: Figure }) {
  const dots = (places: Figure['points'], radius: number) =>
    places
      .map(
        ({ x, y }) =>
          `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`,
      )
      .join('');
  return (
    <svg aria-hidden="true" className="h-auto w-full" viewBox={figure.viewBox}>
      <path className="fill-none stroke-accent" d={figure.lines} strokeWidth="1.25" />
      <path className="fill-paper stroke-accent" d={dots(figure.services, 5)} strokeWidth="1.5" />
      <path className="fill-accent" d={dots(figure.points, 2.5)} />
      <path className="fill-mark stroke-ink" d={dots([figure.firm], 11)} strokeWidth="1.5" />
      <path className="stroke-ink" d={figure.ground} strokeWidth="1.5" />
    </svg>
  );
}

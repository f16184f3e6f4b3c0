import type { Cover as Drawing } from './cover.ts';

const roles = {
  line: 'stroke-accent fill-none',
  mark: 'stroke-accent fill-mark',
} as const;

/** Decoration: it says nothing that the title beside it does not say. */
export function Cover({ cover }: { cover: Drawing }) {
  return (
    <svg
      aria-hidden="true"
      className="h-auto w-full bg-sunken"
      strokeWidth="1.5"
      viewBox={cover.viewBox}
    >
      {cover.shapes.map(({ role, d }) => (
        <path className={roles[role]} d={d} key={role} />
      ))}
    </svg>
  );
}

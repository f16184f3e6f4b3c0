import type { Cover as Drawing } from './cover.ts';

const roleClasses = {
  line: 'stroke-accent fill-none',
  mark: 'stroke-accent fill-mark',
} as const;

/** Decoration without information beyond the title next to it. */
export function Cover({ cover }: { cover: Drawing }) {
  return (
    <svg
      aria-hidden="true"
      className="h-auto w-full bg-sunken"
      strokeWidth="1.5"
      viewBox={cover.viewBox}
    >
      {cover.shapes.map(({ role, d }) => (
        <path className={roleClasses[role]} d={d} key={role} />
      ))}
    </svg>
  );
}

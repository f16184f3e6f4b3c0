import { mark } from '../content/mark.ts';

export function Mark() {
  return (
    <svg
      aria-hidden="true"
      className="size-8 shrink-0 text-accent"
      fill="none"
      viewBox={mark.viewBox}
    >
      <path d={mark.roots} stroke="currentColor" strokeWidth={mark.rootsWidth} />
      <path className="stroke-mark" d={mark.ground} strokeWidth={mark.groundWidth} />
    </svg>
  );
}

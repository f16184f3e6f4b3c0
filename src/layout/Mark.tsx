import { mark } from '../content/mark.ts';

export function Mark() {
  return (
    // Forced colours reach a drawing by the colour that it inherits, not by one of its own.
    <span className="shrink-0 text-accent">
      <svg aria-hidden="true" className="size-8" fill="none" viewBox={mark.viewBox}>
        <path d={mark.roots} stroke="currentColor" strokeWidth={mark.rootsWidth} />
        <path className="stroke-mark" d={mark.ground} strokeWidth={mark.groundWidth} />
      </svg>
    </span>
  );
}

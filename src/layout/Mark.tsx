import { readMark } from '../content/mark.ts';

/** The firm's mark in the colours of the theme: `currentColor` is the accent. */
export function Mark({ className = 'size-8' }: { className?: string }) {
  const { viewBox, drawing } = readMark();
  return (
    // Forced colours affect an SVG only through the colour it inherits, so the parent sets it.
    <span className="shrink-0 text-accent">
      <svg
        aria-hidden="true"
        className={className}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the firm's own file; the content check rejects elements and attributes that are not on its list
        dangerouslySetInnerHTML={{ __html: drawing }}
        viewBox={viewBox}
      />
    </span>
  );
}

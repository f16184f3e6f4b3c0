import { readMark } from '../content/mark.ts';

/** The mark in the colours of the theme: `currentColor` is the accent. */
export function Mark() {
  const { viewBox, drawing } = readMark();
  return (
    // Forced colours reach a drawing by the colour that it inherits, not by one of its own.
    <span className="shrink-0 text-accent">
      <svg
        aria-hidden="true"
        className="size-8"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the firm's own file, of which the content check has allowed every element and attribute
        dangerouslySetInnerHTML={{ __html: drawing }}
        viewBox={viewBox}
      />
    </span>
  );
}

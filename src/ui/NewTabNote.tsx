/** Marks a link that opens in a new tab: an arrow, and a text for screen readers. */
export function NewTabNote({ text }: { text: string }) {
  return (
    <>
      <span aria-hidden="true" className="mirrored">
        ↗
      </span>
      <span className="sr-only">{` ${text}`}</span>
    </>
  );
}

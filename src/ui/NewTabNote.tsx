/** Tells everyone that a link leaves this tab: an arrow to the eye, words to the ear. */
export function NewTabNote() {
  return (
    <>
      <span aria-hidden="true">↗</span>
      <span className="sr-only"> (opens in a new tab)</span>
    </>
  );
}

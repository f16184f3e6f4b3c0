import type { Refusal } from './check-entry.ts';
import { parts } from './parts.ts';

const marks = new CSSStyleSheet();
document.adoptedStyleSheets.push(marks);

/**
 * Marks the fields that must be corrected, also those that are drawn later, and shows the first of them
 * in the form once the message is closed.
 * @param first language of the site; undefined if it has only one
 */
export function markFields(refusals: Refusal[], first = '_default') {
  // An item of a list is the fields in it.
  const fields = refusals.map(
    ({ code, key }) =>
      `[data-locale="${code || first}"][data-mode="edit"] :is([data-key-path="${key}"], [data-key-path^="${key}."])`,
  );
  marks.replaceSync(`:is(${fields}) { outline: 2px solid #c00000; outline-offset: -4px }`);
  const [refusal] = refusals;
  if (!refusal) return;
  // What is in no item that is closed has been drawn.
  const place = document.querySelector<HTMLElement>(fields.join());
  const found = refusals.find((_, index) => place?.matches(fields[index] ?? '')) ?? refusal;
  const payload = { locale: found.code || first, keyPath: place?.dataset.keyPath ?? found.key };
  const show = ({ target }: FocusEvent) => {
    if (!(target as Element).matches(parts.menu)) return;
    document.removeEventListener('focusin', show);
    // As Sveltia CMS does when its preview is pressed.
    postMessage({ type: 'highlight-editor-field', payload });
  };
  // Where Sveltia CMS leaves the person when the message is closed.
  document.addEventListener('focusin', show);
}

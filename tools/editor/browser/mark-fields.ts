interface Place {
  /** The language of the form; empty for the first one. */
  code: string;
  /** The field, such as `sources.1.url`. */
  key: string;
}

/**
 * Marks the fields that must be corrected, and shows the first of them once the message is closed.
 * @param first language of the site; undefined if it has only one
 */
export function markFields(places: Place[], first = '_default') {
  const mark = ({ code, key }: Place) =>
    document
      .querySelector(
        `[data-locale="${code || first}"][data-mode="edit"] [data-key-path="${CSS.escape(key)}"]`,
      )
      ?.classList.add('not-saved');
  for (const field of document.querySelectorAll('.not-saved')) field.classList.remove('not-saved');
  places.forEach(mark);
  const [place] = places;
  if (!place) return;
  // As Sveltia CMS does when its preview is pressed.
  const payload = { locale: place.code || first, keyPath: place.key };
  const show = () => postMessage({ type: 'highlight-editor-field', payload });
  document.addEventListener('click', () => setTimeout(show, 300), { once: true, capture: true });
}

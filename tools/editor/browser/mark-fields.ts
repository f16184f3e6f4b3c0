import type { Refusal } from './check-entry.ts';

/**
 * Marks the fields that must be corrected, and shows the first of them once the message is closed.
 * @param first language of the site; undefined if it has only one
 */
export function markFields(refusals: Refusal[], first = '_default') {
  const mark = ({ code, key }: Refusal) =>
    document
      .querySelector(
        `[data-locale="${code || first}"][data-mode="edit"] [data-key-path="${CSS.escape(key)}"]`,
      )
      ?.classList.add('not-saved');
  for (const field of document.querySelectorAll('.not-saved')) field.classList.remove('not-saved');
  refusals.forEach(mark);
  const [refusal] = refusals;
  if (!refusal) return;
  // As Sveltia CMS does when its preview is pressed.
  const payload = { locale: refusal.code || first, keyPath: refusal.key };
  const show = () => postMessage({ type: 'highlight-editor-field', payload });
  document.addEventListener('click', () => setTimeout(show, 300), { once: true, capture: true });
}

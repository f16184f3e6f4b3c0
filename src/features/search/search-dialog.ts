import { fill, fillPlural } from '../../content/words/fill.ts';
import { type Found, mostWords } from './create-search.ts';
import { make, makeResults } from './result-list.ts';
import type { SearchData } from './search-data.ts';
import { splitWordsAsWritten } from './split-words.ts';

/** How many results are shown before the button for more. */
const firstResults = 8;

/** Moves the focus from the field through the results and back. */
function moveFocus(dialog: HTMLElement, step: number) {
  const stops = [...dialog.querySelectorAll<HTMLElement>('[inputmode=search], .search-link')];
  const current = stops.indexOf(document.activeElement as HTMLElement);
  stops[Math.max(0, current + step)]?.focus();
}

/**
 * Fills the dialog of the page, which is open and may already contain a text.
 * @param search resolves when the index is built
 * @returns a function that goes to the first result
 */
export function fillSearchDialog(
  dialog: HTMLDialogElement,
  { words: { search: words, language } }: SearchData,
  search: Promise<(text: string) => Found[]>,
) {
  const field = dialog.querySelector('input');
  if (!field) throw new Error('The dialog has no field');
  const status = make('p', { className: 'search-status', role: 'status' });
  const results = make('div');
  const more = make('button', { className: 'search-more', type: 'button', hidden: true });
  const shortcut = make('input', { className: 'search-checkbox', type: 'checkbox', checked: true });
  const label = make('label', { className: 'search-switch' }, shortcut, words.shortcut);
  // The headings of the groups of results are below this one.
  dialog.prepend(make('h1', { className: 'sr-only' }, words.open));
  // The switch is above the results, which may arrive late and would move it.
  const head = make('div', { className: 'search-head' }, status, label);
  dialog.append(make('div', { className: 'search-body' }, head, results, more));

  let shown = '';

  function show(found: Found[], count: number) {
    const first = found.slice(0, count);
    const listed = first.map(({ path, terms }) => [path, ...terms].join(' ')).join('\n');
    // The next letter of a word usually finds the same.
    if (listed === shown) return;
    shown = listed;
    results.replaceChildren(...makeResults(first));
    more.hidden = found.length <= count;
    more.textContent = fillPlural(words.more, language, found.length, {});
    more.onclick = () => {
      show(found, found.length);
      results.querySelector('a')?.focus();
    };
  }

  const update = async () => {
    const find = await search;
    const text = field.value.trim();
    const found = text === '' ? [] : find(text);
    const count = fillPlural(words.found, language, found.length, {});
    const outcome = text === '' ? '' : found.length > 0 ? count : words.noneFound;
    const isLong = splitWordsAsWritten(text).length > mostWords;
    status.textContent = isLong
      ? `${outcome}. ${fill(words.firstWords, { count: mostWords })}`
      : outcome;
    show(found, firstResults);
  };

  field.addEventListener('input', update);
  shortcut.addEventListener('change', () => {
    document.documentElement.toggleAttribute('data-no-search-key', !shortcut.checked);
  });
  dialog.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      moveFocus(dialog, step);
    }
  });
  results.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a');
    if (link && link.pathname === location.pathname) dialog.close();
  });
  update();

  return async () => {
    await update();
    results.querySelector('a')?.click();
  };
}

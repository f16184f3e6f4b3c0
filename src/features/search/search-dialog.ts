import { fillPlural } from '../../content/words/fill.ts';
import type { Found } from './create-search.ts';
import { make, makeResults } from './result-list.ts';
import type { SearchData } from './search-data.ts';

/** How many results show before the button for more. */
const firstResults = 8;

/** Moves the focus from the field through the results and back. */
function moveFocus(dialog: HTMLElement, step: number) {
  const stops = [...dialog.querySelectorAll<HTMLElement>('.search-field, .search-link')];
  const current = stops.indexOf(document.activeElement as HTMLElement);
  stops[Math.max(0, current + step)]?.focus();
}

/**
 * Makes the dialog; it is not in the page yet.
 * @param search is kept when the index is there
 * @returns the dialog, and a function that opens it
 */
export function makeSearchDialog(
  { words: { search: words, language } }: SearchData,
  search: Promise<(text: string) => Found[]>,
) {
  const field = make('input', { className: 'search-field', type: 'search', id: 'site-search' });
  field.autocomplete = 'off';
  field.enterKeyHint = 'go';
  const close = make('button', { className: 'search-button', type: 'button' }, '×');
  close.ariaLabel = words.close;
  const label = make('label', { htmlFor: field.id }, words.field);
  const heading = make('h1', { className: 'search-heading' }, label);
  const form = make('form', { role: 'search' }, field);
  const status = make('p', { className: 'search-status', role: 'status' });
  const results = make('div');
  const more = make('button', { className: 'search-button', type: 'button', hidden: true });
  const shortcut = make('input', { className: 'search-checkbox', type: 'checkbox', checked: true });
  const switchLabel = make('label', { className: 'search-switch' }, shortcut, words.shortcut);
  const body = make(
    'div',
    { className: 'search-body' },
    make('div', { className: 'search-head' }, heading, close),
    form,
    status,
    results,
    more,
    switchLabel,
  );
  const dialog = make('dialog', { className: 'site-search', ariaLabel: words.open }, body);
  let opener: HTMLElement | undefined;

  let shown = '';

  function show(found: Found[], count: number) {
    const first = found.slice(0, count);
    const listed = first.map(({ path, terms }) => [path, ...terms].join(' ')).join('\n');
    // The next letter of a word mostly finds the same.
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

  async function update() {
    const find = await search;
    const text = field.value.trim();
    const found = text === '' ? [] : find(text);
    const count = fillPlural(words.found, language, found.length, {});
    status.textContent = text === '' ? '' : found.length > 0 ? count : words.noneFound;
    show(found, firstResults);
  }

  field.addEventListener('input', update);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    await update();
    results.querySelector('a')?.click();
  });
  close.addEventListener('click', () => dialog.close());
  shortcut.addEventListener('change', () => {
    document.documentElement.toggleAttribute('data-no-search-key', !shortcut.checked);
  });
  dialog.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      moveFocus(dialog, step);
    }
    // In some browsers the first press would only empty the field.
    if (event.key === 'Escape' && !event.isComposing) {
      event.preventDefault();
      dialog.close();
    }
  });
  dialog.addEventListener('click', ({ target }) => {
    const isSamePage =
      target instanceof Element &&
      target.closest<HTMLAnchorElement>('a')?.pathname === location.pathname;
    // The dialog has no padding: a press on itself is one beside it.
    if (target === dialog || isSamePage) dialog.close();
  });
  dialog.addEventListener('close', () => {
    if (!opener) return;
    // The button in the menu of a phone is hidden by now.
    const isThere = opener.checkVisibility();
    const target = isThere ? opener : document.querySelector<HTMLElement>('[data-panel] > summary');
    target?.focus();
  });

  return {
    dialog,
    open(button?: HTMLElement) {
      if (dialog.open) return;
      opener = button;
      dialog.showModal();
      field.focus();
      field.select();
    },
  };
}

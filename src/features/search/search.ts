import { createSearch } from './create-search.ts';
import { make } from './result-list.ts';
import css from './search.css?inline';
import type { SearchData } from './search-data.ts';
import { fillSearchDialog } from './search-dialog.ts';
import { splitWordsAsWritten } from './split-words.ts';

// The script that `src/routes/search.js.ts` sends; `tools/build/bundle-script.ts` bundles it.

/** Declared before the script, because every language has its own. */
declare const searchData: SearchData;

export const search = createSearch(searchData);

let goToFirst: ReturnType<typeof fillSearchDialog> | undefined;

/**
 * Makes the dialog of the page answer, the first time.
 * @param isEntered whether Enter has been pressed, which leads to the first result
 */
export async function openSearch(dialog: HTMLDialogElement, isEntered = false) {
  if (!goToFirst) {
    // Through the object model, so that no page carries these styles before.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    goToFirst = fillSearchDialog(dialog, searchData, search);
  }
  if (isEntered) await goToFirst();
}

/** A page that is not found offers as many others. */
const suggestionCount = 3;

/**
 * Shows what the words of an address may have meant.
 * @param path such as `/services/payrol`
 * @param place with a list, shown if there is something in it
 */
export async function showSuggestions(path: string, place: HTMLElement) {
  const words = splitWordsAsWritten(decodePath(path)).join(' ');
  const found = (await search)(words).slice(0, suggestionCount);
  if (found.length === 0) return;
  const items = found.map(({ path, title }) => make('li', {}, make('a', { href: path }, title)));
  place.querySelector('ul')?.replaceChildren(...items);
  place.hidden = false;
}

function decodePath(path: string) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

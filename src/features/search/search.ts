import { createSearch } from './create-search.ts';
import { make } from './result-list.ts';
import css from './search.css?inline';
import type { SearchData } from './search-data.ts';
import { fillSearchDialog } from './search-dialog.ts';
import { splitWordsAsWritten } from './split-words.ts';

// The script served by `src/routes/search.js.ts`, bundled by `src/build/bundle-script.ts`.

/** The route adds this constant before the script, because every language has its own. */
declare const searchData: SearchData;

export const search = createSearch(searchData);

let goToFirst: ReturnType<typeof fillSearchDialog> | undefined;

/**
 * Sets up the dialog of the page, the first time.
 * @param isEnter whether Enter was pressed, which goes to the first result
 */
export async function openSearch(dialog: HTMLDialogElement, isEnter = false) {
  if (!goToFirst) {
    // Added by script, so that no page contains these styles before.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    goToFirst = fillSearchDialog(dialog, searchData, search);
  }
  if (isEnter) await goToFirst();
}

/** How many pages the page for an unknown address suggests. */
const suggestionCount = 3;

/**
 * Suggests pages for the words of an unknown address.
 * @param path such as `/services/payrol`
 * @param section a hidden element with a list, shown if there are suggestions
 */
export async function showSuggestions(path: string, section: HTMLElement) {
  const words = splitWordsAsWritten(decodePath(path)).join(' ');
  const found = (await search)(words).slice(0, suggestionCount);
  if (found.length === 0) return;
  const items = found.map(({ path, title }) => make('li', {}, make('a', { href: path }, title)));
  section.querySelector('ul')?.replaceChildren(...items);
  section.hidden = false;
}

function decodePath(path: string) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

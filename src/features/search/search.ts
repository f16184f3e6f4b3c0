import { decodePath } from '../../content/addresses.ts';
import { foldText } from '../../content/fold-text.ts';
import { createSearch, type SearchData } from './create-search.ts';
import { fillSearchDialog, find } from './search-dialog.ts';
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
  goToFirst ??= fillSearchDialog(dialog, searchData, search);
  if (isEnter) await goToFirst();
}

/** How many pages the page for an unknown address suggests: those below it, or similar ones. */
const mostBelow = 8;
const mostSimilar = 3;

/** A shorter word of an address, such as `the`, says nothing about the page; more of it may be mistyped. */
const shortestWord = 4;
const isTelling = (word: string) => word.length >= shortestWord;

/**
 * Suggests pages for the words of an unknown address.
 * @param path such as `/services/payrol`
 * @param section a hidden element with a list, shown if there are suggestions
 */
export async function showSuggestions(path: string, section: HTMLElement) {
  const words = splitWordsAsWritten(decodePath(path));
  const starts = words.filter(isTelling).map((word) => foldText(word).slice(0, shortestWord));
  // A page that only contains such words somewhere in its text would be a guess.
  const isNamed = ({ path, title }: { path: string; title: string }) =>
    starts.some((start) => foldText(`${path} ${title}`).includes(start));
  // The pages directly below the address, such as all services below `/services`.
  const below = searchData.rows.filter(
    (row) => row.path.slice(0, row.path.lastIndexOf('/')) === path.replace(/\/$/, ''),
  );
  const similar = (await search)(words.join(' ')).filter(isNamed).slice(0, mostSimilar);
  const found = below.length > 0 ? below.slice(0, mostBelow) : similar;
  if (found.length === 0) return;
  const list = find(section, 'ul');
  for (const { path, title } of found) {
    const link = Object.assign(document.createElement('a'), { href: path, textContent: title });
    list.appendChild(document.createElement('li')).append(link);
  }
  section.hidden = false;
}

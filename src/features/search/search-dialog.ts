import { fill, fillPlural } from '../../content/words.ts';
import { type Found, mostWords, type SearchData } from './create-search.ts';
import { findPassage, type Part, splitAtMatches } from './find-passage.ts';
import { splitWordsAsWritten } from './split-words.ts';

/** How many results are shown before the button for more. */
const firstResults = 8;

/** Milliseconds without a key after which the number of results is announced, once for a word. */
const pause = 500;

/** @throws if the page has no such element */
export function find<Name extends keyof HTMLElementTagNameMap>(root: ParentNode, name: Name) {
  const found = root.querySelector(name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
}

/** Texts are never parsed as HTML. */
const show = (element: Element, parts: Part[]) =>
  element.replaceChildren(
    ...parts.map(({ text, isMatch }) =>
      isMatch ? Object.assign(document.createElement('mark'), { textContent: text }) : text,
    ),
  );

/** @returns the results in groups, copies of the template; the group of the best result comes first */
const makeGroups = (template: DocumentFragment, results: readonly Found[]) =>
  [...new Set(results.map(({ group }) => group))].map((group) => {
    const members = results.filter((found) => found.group === group);
    const section = find(template, 'section').cloneNode(true) as HTMLElement;
    find(section, 'h2').textContent = group;
    const model = find(section, 'li');
    const items = members.map((found) => {
      const item = model.cloneNode(true) as HTMLElement;
      const link = find(item, 'a');
      link.href = found.path;
      show(link, splitAtMatches(found.title, found.terms));
      show(find(item, 'p'), findPassage(found));
      return item;
    });
    model.replaceWith(...items);
    return section;
  });

/**
 * Fills the dialog of the page, which is open and may already contain a text.
 * @param search resolves when the index is built
 * @returns a function that goes to the first result
 */
export function fillSearchDialog(
  dialog: HTMLDialogElement,
  { words: { search: words, tag } }: SearchData,
  search: Promise<(text: string) => Found[]>,
) {
  const field = find(dialog, 'input');
  const template = document.querySelector<HTMLTemplateElement>('[data-found]')?.content;
  const status = dialog.querySelector('[role=status]');
  const results = dialog.querySelector('[data-results]');
  const more = dialog.querySelector<HTMLButtonElement>('[data-results] + button');
  if (!template || !status || !results || !more)
    throw new Error('The dialog has no place for results');
  let shown = '';
  let announcing = 0;

  /** Without a result, the links of the footer lead on. */
  function showResults(found: Found[], count: number) {
    const first = found.slice(0, count);
    const isNone = found.length === 0 && field.value.trim() !== '';
    const listed = isNone
      ? '-'
      : first.map(({ path, terms }) => [path, ...terms].join(' ')).join('\n');
    // The next letter of a word usually finds the same.
    if (listed === shown) return;
    shown = listed;
    const links = isNone && document.querySelector('footer ul')?.cloneNode(true);
    if (links) results?.replaceChildren(links);
    else if (template) results?.replaceChildren(...makeGroups(template, first));
    if (more) more.hidden = found.length <= count;
  }

  const update = async () => {
    const findAll = await search;
    const text = field.value.trim();
    const found = text === '' ? [] : findAll(text);
    const count = fillPlural(words.found, tag, found.length, {});
    const outcome = text === '' ? '' : found.length > 0 ? count : words.noneFound;
    const isLong = splitWordsAsWritten(text).length > mostWords;
    clearTimeout(announcing);
    announcing = window.setTimeout(() => {
      status.textContent = isLong
        ? `${outcome}. ${fill(words.firstWords, { count: mostWords })}`
        : outcome;
    }, pause);
    showResults(found, firstResults);
    more.textContent = fillPlural(words.more, tag, found.length, {});
    more.onclick = () => {
      showResults(found, found.length);
      results.querySelector('a')?.focus();
    };
  };

  field.addEventListener('input', update);
  dialog.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    // Arrows choose also among what a composed word may become.
    if (!step || event.isComposing) return;
    event.preventDefault();
    const stops: HTMLElement[] = [field, ...results.querySelectorAll('a')];
    const current = stops.indexOf(document.activeElement as HTMLElement);
    stops[Math.max(0, current + step)]?.focus();
  });
  results.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a');
    if (link && link.pathname === location.pathname) dialog.close();
  });
  update();

  return async () => {
    await update();
    results.querySelector<HTMLElement>('section a')?.click();
  };
}

import type { Found } from './create-search.ts';
import { findPassage, markMatches, type Part } from './find-passage.ts';

/** Creates an element with texts or other elements in it. Texts are never parsed as HTML. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

const makeParts = (parts: Part[]) =>
  parts.map(({ text, isMatch }) =>
    isMatch ? make('mark', { className: 'search-match' }, text) : text,
  );

const makeItem = (found: Found) => {
  const title = makeParts(markMatches(found.title, found.terms));
  return make(
    'li',
    { className: 'search-result' },
    make('a', { className: 'search-link', href: found.path }, ...title),
    make('p', { className: 'search-passage' }, ...makeParts(findPassage(found))),
  );
};

/** @returns the results in groups; the group of the best result comes first */
export const makeResults = (results: Found[]): HTMLElement[] =>
  [...Map.groupBy(results, ({ group }) => group)].map(([group, members]) =>
    make(
      'section',
      {},
      make('h2', { className: 'search-group' }, group),
      make('ul', {}, ...members.map(makeItem)),
    ),
  );

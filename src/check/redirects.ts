import type { Redirect } from '../content/kinds/redirects.ts';
import { type Advice, advise, type Problem, quote } from '../content/problem.ts';
import type { Site } from '../site/site.ts';
import { contentFile } from '../site/source.ts';
import { isTaken } from './addresses.ts';
import { problemAt } from './entries.ts';
import { describeLink, joinPages } from './links.ts';

/** Checks the list of redirects, which is the same for all languages. */
export function checkRedirects({ filesOf, content: { sites, sources } }: Site): Problem[] {
  const pages = joinPages(sites);
  // Some hosts ignore case.
  const taken = new Set([...pages.keys()].map((path) => path.toLowerCase()));

  function describeFrom({ from }: Redirect, index: number, list: Redirect[]): Advice | undefined {
    const lower = from.toLowerCase();
    if (taken.has(lower) || isTaken(from, sites))
      return advise(
        `${quote(from)} is the address of a page`,
        'Delete the item: visitors see the page itself.',
      );
    if (sites.some(({ paths }) => new RegExp(`^${paths.articleFolder}/\\d+$`).test(lower)))
      return advise(
        `${quote(from)} is the address of an article to come`,
        'Delete the item: articles keep their numbers.',
      );
    return list.findIndex((other) => other.from.toLowerCase() === lower) < index
      ? advise(`${quote(from)} is in the list twice`, 'Delete one of the two.')
      : undefined;
  }

  function describeTo({ to }: Redirect, list: Redirect[]): Advice | undefined {
    const next = list.find(({ from }) => from === to);
    return next
      ? advise(
          `${quote(to)} is redirected itself, to ${quote(next.to)}`,
          'Write the current address of the page.',
        )
      : describeLink(to, { pages, elsewhere: new Map() });
  }

  const fix = `Move its items to ${contentFile('redirects', 'redirects')}.`;
  const translations = sources
    .filter(({ kind, code }) => kind === 'redirects' && code !== '')
    .map(({ file }) => ({ file, message: 'there is one list for all languages', fix }));
  const own = filesOf('redirects').flatMap((source) =>
    (source.data.redirects ?? []).flatMap((redirect, index, list) =>
      Object.entries({
        from: describeFrom(redirect, index, list),
        to: describeTo(redirect, list),
      }).flatMap(([field, advice]) => problemAt(source, ['redirects', index, field], advice)),
    ),
  );
  return [...translations, ...own];
}

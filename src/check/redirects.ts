import type { Redirect } from '../content/kinds/redirects.ts';
import { contentFile } from '../site/source.ts';
import { isTaken } from './addresses.ts';
import { type Edition, pick, problemAt } from './entries.ts';
import { describeLink, joinPages } from './links.ts';
import { type Advice, advise, type Problem, quote } from './problem.ts';

/** Checks the list of redirects, which is the same for all languages. */
export function checkRedirects({ site: { editions, valid } }: Edition): Problem[] {
  const pages = joinPages(editions);
  // Some hosts ignore case.
  const taken = new Set([...pages.keys()].map((path) => path.toLowerCase()));

  function describeFrom({ from }: Redirect, index: number, list: Redirect[]): Advice | undefined {
    const lower = from.toLowerCase();
    if (taken.has(lower) || isTaken(from, editions))
      return advise(
        `${quote(from)} is the address of a page`,
        'Delete the item: visitors see the page itself.',
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

  return pick(valid, 'redirects').flatMap((source) => {
    if (source.code !== '') {
      const fix = `Move its items to ${contentFile('redirects', 'redirects')}.`;
      return [{ file: source.file, message: 'there is one list for all languages', fix }];
    }
    return (source.data.redirects ?? []).flatMap((redirect, index, list) =>
      Object.entries({
        from: describeFrom(redirect, index, list),
        to: describeTo(redirect, list),
      }).flatMap(([field, advice]) => problemAt(source, ['redirects', index, field], advice)),
    );
  });
}

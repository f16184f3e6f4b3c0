import type { Paths } from '../content/addresses.ts';
import type { Redirect } from '../content/kinds/redirects.ts';
import { contentFile, type Source } from '../site/source.ts';
import { isTaken, type Page } from './addresses.ts';
import { fieldProblem, pick } from './entries.ts';
import { describeLink } from './links.ts';
import { type Advice, advise, type Problem, quote } from './problem.ts';

/**
 * Checks the list of redirects, which is the same for all languages.
 * @param pages of all languages
 * @param all the paths of each language
 */
export function checkRedirects(
  entries: Source[],
  pages: Map<string, Page>,
  all: Paths[],
): Problem[] {
  // Some hosts ignore case.
  const taken = new Set([...pages.keys()].map((path) => path.toLowerCase()));

  function describeFrom({ from }: Redirect, index: number, list: Redirect[]): Advice | undefined {
    const lower = from.toLowerCase();
    if (taken.has(lower) || isTaken(from, all))
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

  return pick(entries, 'redirects').flatMap((source) => {
    if (source.code !== '') {
      const fix = `Move its items to ${contentFile('redirects', 'redirects')}.`;
      return [{ file: source.file, message: 'there is one list for all languages', fix }];
    }
    return (source.data.redirects ?? []).flatMap((redirect, index, list) =>
      Object.entries({
        from: describeFrom(redirect, index, list),
        to: describeTo(redirect, list),
      }).flatMap(([field, advice]) =>
        advice
          ? [fieldProblem(source, ['redirects', index, field], advice.message, advice.fix)]
          : [],
      ),
    );
  });
}

import type { Paths } from '../content/addresses.ts';
import type { Redirect } from '../content/kinds/redirects.ts';
import type { FieldPath, Source } from '../site/source.ts';
import { contentFile } from '../site/source.ts';
import { isTaken, type Page } from './addresses.ts';
import { fieldProblem, pick } from './entries.ts';
import { describeLink } from './link-problems.ts';
import { type Problem, quote } from './problem.ts';

/** What the site has in all its languages. */
interface Site {
  pages: Map<string, Page>;
  all: Paths[];
}

type Report = (path: FieldPath, message: string, fix: string) => Problem;

function checkFrom({ from }: Redirect, index: number, list: Redirect[], { pages, all }: Site) {
  // Some hosts ignore case.
  const lower = from.toLowerCase();
  if ([...pages.keys()].some((path) => path.toLowerCase() === lower) || isTaken(from, all))
    return {
      message: `${quote(from)} is the address of a page`,
      fix: 'Delete the item: visitors see the page itself.',
    };
  if (list.findIndex((other) => other.from.toLowerCase() === lower) < index)
    return { message: `${quote(from)} is in the list twice`, fix: 'Delete one of the two.' };
  return undefined;
}

function checkTo({ from, to }: Redirect, list: Redirect[], pages: Map<string, Page>) {
  if (to === from)
    return {
      message: 'the address redirects to itself',
      fix: 'Write the new address of the page.',
    };
  const next = list.find((other) => other.from === to);
  if (next)
    return {
      message: `${quote(to)} is redirected itself, to ${quote(next.to)}`,
      fix: 'Write the current address of the page.',
    };
  return describeLink({ url: to, text: '', line: 0 }, { pages, elsewhere: new Map() }, []);
}

/**
 * Checks the list of redirects, which is the same for all languages.
 * @param site of all languages
 */
export function checkRedirects(entries: Source[], site: Site): Problem[] {
  return pick(entries, 'redirects').flatMap((source) => {
    const { file, code, data } = source;
    const report: Report = (...words) => fieldProblem(source, ...words);
    if (code !== '')
      return [
        {
          file,
          message: 'there is one list for all languages',
          fix: `Move its items to ${contentFile('redirects', 'redirects')}.`,
        },
      ];
    return data.redirects.flatMap((redirect, index) => {
      const from = checkFrom(redirect, index, data.redirects, site);
      const to = checkTo(redirect, data.redirects, site.pages);
      return [
        ...(from ? [report(['redirects', index, 'from'], from.message, from.fix)] : []),
        ...(to ? [report(['redirects', index, 'to'], to.message, to.fix)] : []),
      ];
    });
  });
}

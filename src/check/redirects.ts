import type { Redirect } from '../content/redirects.ts';
import type { Page } from './addresses.ts';
import { fieldProblem, pick } from './entries.ts';
import { describeLink } from './link-problems.ts';
import { contentFile } from './locate.ts';
import { type Problem, quote } from './problem.ts';
import type { FieldPath, Source } from './source.ts';

type Report = (path: FieldPath, message: string, fix: string) => Problem;

function checkFrom({ from }: Redirect, index: number, list: Redirect[], pages: Map<string, Page>) {
  if (pages.has(from))
    return {
      message: `${quote(from)} is the address of a page`,
      fix: 'Delete the item: visitors see the page itself.',
    };
  if (list.findIndex((other) => other.from === from) < index)
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
 * @param pages of all languages
 */
export function checkRedirects(entries: Source[], pages: Map<string, Page>): Problem[] {
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
      const from = checkFrom(redirect, index, data.redirects, pages);
      const to = checkTo(redirect, data.redirects, pages);
      return [
        ...(from ? [report(['redirects', index, 'from'], from.message, from.fix)] : []),
        ...(to ? [report(['redirects', index, 'to'], to.message, to.fix)] : []),
      ];
    });
  });
}

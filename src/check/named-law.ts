import { findCitations } from '../content/law/law-citations.ts';
import type { FieldPath, Source } from '../site/source.ts';
import { contentFile } from '../site/source.ts';
import { pick } from './entries.ts';
import { listPassages } from './passages.ts';
import { type Problem, quote } from './problem.ts';

/** @returns a pattern of words before a year, such as `Act 1948` or `Act of 1948`, not of a date */
const beforeYear = (words: string) =>
  new RegExp(`(?<!\\d )\\b(${words}),? (?:\\p{Ll}{1,3} )?(?:1[5-9]|20)\\d\\d\\b`, 'gu');

const capitalBeforeYear = beforeYear('\\p{Lu}\\p{L}+');

/** Words in capitals before it, with small words, commas and brackets between them. */
const nameBefore =
  /(?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}’'–-]*,? (?:(?:\p{Ll}{1,3},? ){0,2}|\([^()]*\) ))+$/u;

const numberOf = (text: string) => /\d{4}/.exec(text)?.[0];

/** Words that tell names apart: not those in brackets, which short names leave out. */
const wordsOf = (name: string) =>
  new Set(
    name
      .replaceAll(/\([^()]*\)/g, ' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]{3,}/gu),
  );

/** @returns the statutes that a text names with their year, as it writes them */
function findNames(text: string, kindAndYear: RegExp): string[] {
  return [...text.matchAll(kindAndYear)].flatMap((match) => {
    const before = nameBefore.exec(text.slice(0, match.index))?.[0];
    if (before === undefined) return [];
    // "The Act 1948" at the start of a sentence names none.
    const isStart = /(?:^|[.:;!?]) *$/.test(text.slice(0, match.index - before.length));
    return isStart && before.length <= 4 ? [] : [before + match[0]];
  });
}

/** Whether a source of an article, a number or a duty names its entry in a field beside the text. */
function hasEntryBeside(data: unknown, path: FieldPath = []) {
  const parent = path
    .slice(0, -1)
    .reduce((value: unknown, key) => (value as Record<PropertyKey, unknown>)[key], data);
  return typeof (parent as { law?: unknown } | undefined)?.law === 'string';
}

/**
 * Finds statutes that texts name with their year but that the register lacks. Which words name a kind of
 * statute, such as Act or Rules, is taken from the titles in the register.
 * @param entries valid according to their schemas
 */
export function findUnregisteredLaw(entries: Source[]): Problem[] {
  const register = pick(entries, 'law');
  const titles = register.map(({ data }) => data.title);
  const kinds = new Set(
    titles.flatMap((title) => [...title.matchAll(capitalBeforeYear)].map(([, kind = '']) => kind)),
  );
  if (kinds.size === 0) return [];
  const kindAndYear = beforeYear([...kinds].join('|'));
  // A file is often named by the short name: dpdp-act-2023.
  const known = [...titles, ...register.map(({ id }) => id)].map((name) => ({
    year: numberOf(name),
    words: wordsOf(name),
  }));
  const byYear = Map.groupBy(known, ({ year }) => year);
  const isKnown = (name: string) => {
    const own = wordsOf(name);
    const same = byYear.get(numberOf(name)) ?? [];
    return same.some(({ words }) => words.isSubsetOf(own) || own.isSubsetOf(words));
  };
  return entries
    .filter(({ kind }) => kind !== 'law')
    .flatMap((source) =>
      listPassages(source)
        .filter(
          ({ text, path }) => text.search(kindAndYear) >= 0 && !hasEntryBeside(source.data, path),
        )
        .flatMap(({ text, report }) => {
          const rest = findCitations(text).reduce(
            (left, { source }) => left.replace(source, ''),
            text,
          );
          return findNames(rest, kindAndYear)
            .filter((name) => !isKnown(name))
            .map((name) =>
              report(
                `names ${quote(name)}, which the register of law does not have`,
                `Add ${contentFile('law', 'name-of-the-act')}, or write the name and the year as the register has them.`,
              ),
            );
        }),
    );
}

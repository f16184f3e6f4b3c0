import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { testCases } from '../../tests/support/cases.ts';
import { listTexts } from '../check/file-problems.ts';
import { getEnglishWords } from '../site/example-site.ts';
import cases from './built-in-words.cases.yaml?raw';
import { buildWords, builtInLanguages, getBuiltInWords } from './built-in-words.ts';
import { words as kind } from './kinds/words.ts';

/** Words that are the same in both languages. All others are translated. */
const sameAsEnglish: Record<string, string> = {
  de: 'addresses.team articles.microblog careers.name layout.network regions.partner',
  es: 'articles.microblog calculators.no layout.network',
  fr: `addresses.services articles.authored articles.found.one articles.found.other articles.microblog
    articles.sources calendars.source caseStudies.solutions discovery.articles discovery.services
    layout.menuButton layout.network search.articles search.ownPages search.pages search.services
    services.related ui.articles ui.services`,
  hi: 'articles.microblog layout.network',
};

/** @returns every text by its path, such as `articles.found.one` */
const listByPath = (tree: unknown) =>
  listTexts(tree).map(({ path, text }) => [path.join('.'), text] as const);

/** @returns the line of a plural form: `articles.found` for `articles.found.one` */
const toLine = (path: string) => path.split('.').slice(0, 2).join('.');

const english = new Map(listByPath(getBuiltInWords('en')));

describe.each(builtInLanguages)('the words in %s', (code: string) => {
  const words = getBuiltInWords(code);
  const paths = listByPath(words).map(([path]) => path);

  test('have every line and every placeholder', () => {
    expect(new Set(paths.map(toLine))).toEqual(new Set([...english.keys()].map(toLine)));
    expect(kind.schema.safeParse(words).error?.issues ?? []).toEqual([]);
  });

  test('have exactly the plural forms of the language', () => {
    const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories.toSorted();
    const plurals = Map.groupBy(
      paths.filter((path) => path.split('.').length === 3),
      toLine,
    );
    const wrong = [...plurals].filter(
      ([line, found]) => `${found.toSorted()}` !== `${forms.map((form) => `${line}.${form}`)}`,
    );
    expect(wrong).toEqual([]);
  });

  test('are translated', () => {
    const same = listByPath(words)
      .filter(([path, text]) => english.get(path) === text)
      .filter(([, text]) => /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, '')))
      .map(([path]) => path);
    if (code !== 'en') expect(same.toSorted()).toEqual(sameAsEnglish[code]?.split(/\s+/));
  });
});

describe('every word is used', () => {
  const program = ['src', 'tools']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((file) => /(?<!\.test)\.(tsx?|astro|js)$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

  test.each(Object.entries(getBuiltInWords('en')))('of the group %s', (_, group) => {
    const unused = Object.keys(group).filter((name) => !new RegExp(`\\b${name}\\b`).test(program));
    expect(unused).toEqual([]);
  });
});

testCases(cases, {
  /** What each country writes in its own way. */
  readForms: (tag: string, country?: string) => {
    const words = buildWords({ code: tag.slice(0, 2), tag }, {}, country);
    const { formats, careers } = words;
    const [spelling = ''] = /schlie(ß|ss)en|ceci\u202f?\?/.exec(JSON.stringify(words)) ?? [];
    return [spelling, formats.quotes, formats.dates, /^.\d+ \d+/.exec(careers.phoneExample)?.[0]];
  },
  /** English openings, dates and articles, with the firm's own words. */
  buildWith: (own: Parameters<typeof buildWords>[1]) => {
    const { careers, formats, articles } = buildWords({ code: 'en', tag: 'en' }, own);
    const isWhole = isDeepStrictEqual(articles, getEnglishWords().articles);
    return [careers.openings, formats.dates, isWhole];
  },
});

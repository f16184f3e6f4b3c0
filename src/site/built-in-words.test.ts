import { describe, expect, test } from 'vitest';
import { builtInLanguages as codes, findPlaceholders } from '../content/words/define.ts';
import { wordsSchema } from '../registry.ts';
import { readBuiltInWords } from './built-in-words.ts';

/** Words that are the same in both languages. All others are translated. */
const sameAsEnglish: Record<string, Record<string, string>> = {
  de: {
    'addresses.team': 'the German word',
    'layout.network': 'name',
    'articles.microblog': 'name',
    'careers.name': 'the German word',
    'regions.partner': 'the German word',
  },
  hi: {
    'layout.network': 'name',
    'articles.microblog': 'name',
  },
};

/** @returns every text by its path, such as `articles.found.one` */
const listTexts = (tree: unknown, path = ''): [path: string, text: string][] =>
  typeof tree === 'object' && tree !== null
    ? Object.entries(tree).flatMap(([key, value]) =>
        listTexts(value, path === '' ? key : `${path}.${key}`),
      )
    : [[path, String(tree)]];

/** @returns whether a text has words besides its placeholders */
const hasWords = (text: string) => /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ''));

const english = new Map(listTexts(readBuiltInWords('en')));

/** Texts with plural forms, by path. */
const pluralPaths = [...english.keys()]
  .filter((path) => path.endsWith('.other'))
  .map((path) => path.slice(0, -'.other'.length));

test('a language of no firm has no words', () => {
  expect(readBuiltInWords('cy')).toEqual({});
});

describe.each(codes)('the words in %s', (code) => {
  const texts = new Map(listTexts(readBuiltInWords(code)));

  test('are complete and valid', () => {
    expect(wordsSchema.safeParse(readBuiltInWords(code)).error?.issues ?? []).toEqual([]);
  });

  test('have exactly the plural forms of the language', () => {
    const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories.toSorted();
    const found = pluralPaths.map((path) => [
      path,
      [...texts.keys()]
        .filter((key) => key.startsWith(`${path}.`))
        .map((key) => key.slice(path.length + 1))
        .toSorted(),
    ]);
    expect(found).toEqual(pluralPaths.map((path) => [path, forms]));
  });

  test('keep all placeholders', () => {
    const lost = [...english].flatMap(([path, text]) => {
      const kept = findPlaceholders(texts.get(path) ?? '');
      return findPlaceholders(text)
        .filter((name) => !kept.includes(name))
        .map((name) => `${path} has lost {${name}}`);
    });
    expect(lost).toEqual([]);
  });
});

describe.each(codes.filter((code) => code !== 'en'))('the words in %s', (code) => {
  test('are translated', () => {
    const same = listTexts(readBuiltInWords(code))
      .filter(([path, text]) => english.get(path) === text && hasWords(text))
      .map(([path]) => path);
    expect(same.toSorted()).toEqual(Object.keys(sameAsEnglish[code] ?? {}).toSorted());
  });
});

import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readEnglish } from '../site/example-site.ts';
import { buildWords } from './built-in-words.ts';

/** The words of English with the firm's own. */
const buildWith = (own: string) => buildWords({ code: 'en', tag: 'en-IN' }, parse(own) ?? {});

test.each(['', '# Nothing yet.\n'])('%j changes no word', (own) => {
  const { formats, ...english } = readEnglish();
  expect(buildWith(own)).toEqual({
    ...english,
    formats: { ...formats, dates: 'en-IN' },
    tag: 'en-IN',
  });
});

test('German is spelled as its country does', () => {
  const read = (tag: string) => buildWords({ code: 'de', tag });
  expect(read('de-DE').search.close).toBe('Suche schließen');
  expect(read('de-CH').search.close).toBe('Suche schliessen');
  expect(JSON.stringify(read('de-LI'))).not.toContain('ß');
  expect(read('de-CH').formats.quotes).toBe('«»‹›');
  expect(read('de-AT').formats.quotes).toBe(read('de-DE').formats.quotes);
});

test('dates have the form of the region of the language, or the one that the firm chose', () => {
  const readDates = (tag: string) => buildWords({ code: 'en', tag }).formats.dates;
  expect(['en-GB', 'en-DE', 'en'].map(readDates)).toEqual(['en-GB', 'en-DE', 'en-US']);
  expect(buildWith('formats:\n  dates: de-DE\n').formats.dates).toBe('de-DE');
});

test('a text of the firm replaces only that text, even one plural form', () => {
  const words = buildWith('careers:\n  openings:\n    one: One opening\n');
  const { careers, articles } = readEnglish();
  const { other } = careers.openings;
  expect(words.careers).toEqual({ ...careers, openings: { one: 'One opening', other } });
  expect(words.articles).toEqual(articles);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { readEnglish } from './example-site.ts';
import { readWords } from './read-words.ts';

const folder = mkdtempSync(join(tmpdir(), 'words-'));
mkdirSync(join(folder, 'words'));
afterEach(() => void vi.unstubAllEnvs());
afterAll(() => rmSync(folder, { recursive: true }));

/** Reads English with the firm's own words, or before there is a file of them. */
function readWith(own?: string) {
  if (own !== undefined) writeFileSync(join(folder, 'words', 'en.yaml'), own);
  vi.stubEnv('SITE_CONTENT', folder);
  return readWords({ code: 'en', tag: 'en-IN' });
}

test.each([undefined, '', '# Nothing yet.\n'])('%j changes no word', (own) => {
  const { formats, ...english } = readEnglish();
  expect(readWith(own)).toEqual({
    ...english,
    formats: { ...formats, dates: 'en-IN' },
    tag: 'en-IN',
  });
});

test('German is spelled as its country does', () => {
  const read = (tag: string) => readWords({ code: 'de', tag });
  expect(read('de-DE').search.close).toBe('Suche schließen');
  expect(read('de-CH').search.close).toBe('Suche schliessen');
  expect(JSON.stringify(read('de-LI'))).not.toContain('ß');
  expect(read('de-CH').formats.quotes).toBe('«»‹›');
  expect(read('de-AT').formats.quotes).toBe(read('de-DE').formats.quotes);
});

test('dates have the form of the region of the language, or the one that the firm chose', () => {
  const readDates = (tag: string) => readWords({ code: 'en', tag }).formats.dates;
  readWith('');
  expect(['en-GB', 'en-DE', 'en'].map(readDates)).toEqual(['en-GB', 'en-DE', 'en-US']);
  readWith('formats:\n  dates: en-US\n');
  expect(readDates('en-GB')).toBe('en-US');
});

test('a text of the firm replaces only that text, even one plural form', () => {
  const words = readWith('careers:\n  openings:\n    one: One opening\n');
  const { careers, articles } = readEnglish();
  const { other } = careers.openings;
  expect(words.careers).toEqual({ ...careers, openings: { one: 'One opening', other } });
  expect(words.articles).toEqual(articles);
});

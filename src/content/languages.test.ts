import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { areDifferent, buildLanguages, readLanguages, toLanguageCode } from './languages.ts';

const folder = mkdtempSync(join(tmpdir(), 'firm-'));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(join(folder, 'firm.yaml'), { force: true });
});

/** Reads the languages from the text of a firm.yaml. */
function readWith(firm: string) {
  writeFileSync(join(folder, 'firm.yaml'), firm);
  vi.stubEnv('SITE_CONTENT', folder);
  return readLanguages();
}

test.each([
  ['en', 'en'],
  ['en-IN', 'en'],
  ['zh-Hant-TW', 'zh'],
])('the language code of %s is %s', (tag, code) => {
  expect(toLanguageCode(tag)).toBe(code);
});

test('the first language has no prefix; a further one has its own paths and folder', () => {
  expect(buildLanguages(['en-IN', 'de-DE'])).toEqual([
    { tag: 'en-IN', code: 'en', prefix: '', folder: 'content' },
    { tag: 'de-DE', code: 'de', prefix: '/de', folder: 'content/de' },
  ]);
});

test('two tags of one language are not different', () => {
  expect(
    [
      ['en-GB', 'de', 'es'],
      ['en-GB', 'de', 'en'],
    ].map(areDifferent),
  ).toEqual([true, false]);
});

test('the languages are those in firm.yaml, in its order', () => {
  expect(readWith('languages: [fr, en-GB]\n')).toEqual([
    { tag: 'fr', code: 'fr', prefix: '', folder },
    { tag: 'en-GB', code: 'en', prefix: '/en', folder: `${folder}/en` },
  ]);
});

test.each(['', 'languages: [', 'languages: ["no tag"]\n', 'name: A Firm\n'])(
  'an invalid firm.yaml defaults to English: %j',
  (firm) => {
    expect(readWith(firm)).toMatchObject([{ tag: 'en', prefix: '' }]);
  },
);

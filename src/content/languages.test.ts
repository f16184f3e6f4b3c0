import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { readLanguages } from './languages.ts';

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

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { parse } from 'yaml';
import { checkFolder } from '../../src/check/content-folder.ts';
import { checkWords, findEnglishWords } from '../../src/check/languages.ts';
import { builtInLanguages } from '../../src/content/built-in-words.ts';
import { formatProblem } from '../../src/content/problem.ts';
import { loadFolder } from '../../src/site/load-site.ts';
import { editorLanguages } from '../../tools/editor/config.ts';
import { createFirm } from '../../tools/new-firm/create-firm.ts';
import { createWords } from '../../tools/new-firm/create-words.ts';
import { factsSchema } from '../../tools/new-firm/facts.ts';
import { makeFolder } from '../support/make-folder.ts';
import trialFacts from './facts/trial.yaml?raw';

const facts: Record<string, string> = parse(trialFacts);

/** @returns a content folder of its own, until the end of the test */
function makeContent() {
  const folder = makeFolder(onTestFinished);
  vi.stubEnv('SITE_CONTENT', relative('.', folder));
  onTestFinished(() => void vi.unstubAllEnvs());
  return folder;
}

const parts = ['mission', 'regions', 'sectors', 'cases', 'openings'];

test.each([
  { country: 'AT', postalCode: '6060', languages: ['de', 'en', 'hi'], parts },
  { country: 'GB', postalCode: 'LS1 0AA', languages: ['en-GB', 'de'], parts: [] },
  { country: 'IN', postalCode: '560025', languages: ['hi', 'de'], parts: ['cases'] },
  {
    country: 'FR',
    postalCode: '69002',
    languages: ['fr', 'es'],
    parts,
    name: `${'Longue '.repeat(7)}Maison`,
  },
])('a new firm in $country passes the check, in $languages', async (own) => {
  const folder = makeContent();
  onTestFinished(() => void vi.useRealTimers());
  // In Toronto, it is the day before.
  vi.setSystemTime('2027-03-02T02:00Z');
  createFirm(folder, factsSchema.parse({ ...facts, ...own }));
  const { content, problems } = await checkFolder();
  expect(content.textFiles.length).toBeGreaterThan(20);
  const member = content.textFiles.find(({ path }) => path.includes('/team/'));
  expect(member?.text).toContain('initials: ST');
  expect(problems.map(formatProblem)).toEqual([]);
});

/** @returns the words and sentences of a new firm in a language, with comments if asked for, without its facts */
function listTexts(language: string, hasHints: boolean) {
  const folder = makeContent();
  createFirm(
    folder,
    factsSchema.parse({ ...facts, country: 'DE', languages: [language], service: 'Audit', parts }),
  );
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(md|yaml)$/.test(file) && !file.startsWith('brand'))
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
    .filter((line) => hasHints || !line.startsWith('#'))
    .map((line) => line.replace(/^[-#\s]*(?:\w+: )?"?(?:TODO[^:]*: )?/, ''))
    .filter(
      (text) => / \p{L}+ /u.test(text) && !Object.values(facts).some((fact) => text.includes(fact)),
    );
}

test.each(builtInLanguages.filter((code) => code !== 'en'))(
  'a new firm in %s has no English texts',
  (code) => {
    // What the editor has no words for is said in English.
    const hasHints = editorLanguages.includes(code);
    const english = listTexts('en', hasHints);
    expect(english.length).toBeGreaterThan(50);
    expect(listTexts(code, hasHints).filter((text) => english.includes(text))).toEqual([]);
  },
);

test('a further language begins with its words in English, of which the check names each line', () => {
  const folder = makeContent();
  writeFileSync(join(folder, 'firm.yaml'), 'languages: [pt-BR]');
  const file = join(folder, 'words/pt.yaml');
  createWords('pt');
  const text = readFileSync(file, 'utf8');
  const find = () => {
    const { sites } = loadFolder();
    return [...checkWords(sites[0]), ...findEnglishWords(sites[0])].map(({ field }) => field);
  };
  const found = find();
  expect(found).toContain('search.found.many');
  expect(found.length).toBeGreaterThan(350);
  writeFileSync(file, text.replace('home: "Home" # Home', 'home: "Início" # Home'));
  const left = find();
  expect(found.filter((field) => !left.includes(field))).toEqual(['layout.home']);
});

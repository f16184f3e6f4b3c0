import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { checkFolder } from '../../src/check/content-folder.ts';
import { formatProblem } from '../../src/content/problem.ts';
import { createFirm } from '../../tools/new-firm/create-firm.ts';
import { exampleLanguages } from '../../tools/new-firm/example.ts';
import { factsSchema } from '../../tools/new-firm/facts.ts';

const facts = {
  name: 'Linden Trial',
  legalName: 'Linden Trial GmbH',
  siteUrl: 'https://www.example.org',
  email: 'post@example.org',
  phone: '+49 30 23125 123',
  street: 'Probeweg 1',
  locality: 'Hall',
  timeZone: 'Europe/Vienna',
  service: 'Audit by Linden Trial',
  person: 'Dr. Sam Trial, LL.M.',
  role: 'Partner',
};
const parts = ['mission', 'regions', 'sectors', 'cases', 'openings'];

test.each([
  { country: 'AT', postalCode: '6060', languages: ['de', 'en', 'hi'], parts },
  { country: 'GB', postalCode: 'LS1 0AA', languages: ['en-GB', 'de'], parts: [] },
  { country: 'IN', postalCode: '560025', languages: ['hi', 'de'], parts: ['cases'] },
])('a new firm in $country passes the check, in $languages', async (own) => {
  const folder = join(mkdtempSync(join(tmpdir(), 'firm-')), 'content');
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  createFirm(folder, factsSchema.parse({ ...facts, ...own }));
  vi.stubEnv('SITE_CONTENT', relative('.', folder));
  const { content, problems } = await checkFolder();
  expect(content.files.length).toBeGreaterThan(20);
  const member = content.files.find(({ path }) => path.includes('/team/'));
  expect(member?.text).toContain('initials: ST');
  expect(problems.map(formatProblem)).toEqual([]);
});

/** @returns the words and sentences of a new firm in a language, without its facts */
function listTexts(language: string) {
  const folder = join(mkdtempSync(join(tmpdir(), 'firm-')), 'content');
  onTestFinished(() => rmSync(folder, { recursive: true }));
  createFirm(
    folder,
    factsSchema.parse({ ...facts, country: 'DE', languages: [language], service: 'Audit', parts }),
  );
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(md|yaml)$/.test(file) && !file.startsWith('brand'))
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.replace(/^[-#\s]*(?:\w+: )?"?(?:TODO[^:]*: )?/, ''))
    .filter(
      (text) => / \p{L}+ /u.test(text) && !Object.values(facts).some((fact) => text.includes(fact)),
    );
}

test.each(exampleLanguages.filter((code) => code !== 'en'))(
  'a new firm in %s has no English texts',
  (code) => {
    const english = listTexts('en');
    expect(english.length).toBeGreaterThan(50);
    expect(listTexts(code).filter((text) => english.includes(text))).toEqual([]);
  },
);

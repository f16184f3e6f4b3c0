import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { checkContent } from '../../src/check/check-content.ts';
import { formatProblem, type Problem } from '../../src/check/problem.ts';
import { readContent } from '../../src/check/read-content.ts';
import { listWarnings } from '../../src/check/warnings.ts';

/** The example firm, whose pages are all in two languages. */
const folder = 'examples/kanzlei';
const article = `${folder}/en/articles/02-nachweisgesetz.md`;

beforeAll(() => void vi.stubEnv('SITE_CONTENT', folder));
afterAll(() => void vi.unstubAllEnvs());

/** @param change returns the new text of a file; null deletes it */
async function readChanged(change: (path: string, text: string) => string | null) {
  const content = await readContent();
  const files = content.files.flatMap(({ path, text }) => {
    const changed = change(path, text);
    return changed === null ? [] : [{ path, text: changed }];
  });
  return { ...content, files };
}

const without = (file: string) => readChanged((path, text) => (path === file ? null : text));
const withText = (file: string, end: string) =>
  readChanged((path, text) => (path === file ? `${text}\n${end}\n` : text));

const expectOne = (problems: Problem[], file: string, message: RegExp, fix: RegExp) => {
  expect(problems.map(formatProblem)).toHaveLength(1);
  expect(problems[0]?.file).toBe(file);
  expect(problems[0]?.message).toMatch(message);
  expect(problems[0]?.fix).toMatch(fix);
};

test('content with every page in both languages has no problem and no warning', async () => {
  const content = await readContent();
  expect([...checkContent(content), ...listWarnings(content)].map(formatProblem)).toEqual([]);
});

describe('a page in only one language', () => {
  const [german, english] = [`${folder}/openings/job-002.md`, `${folder}/en/openings/job-002.md`];

  test.each([
    [german, english, /in the language de-DE/],
    [english, german, /in the language en-GB/],
  ])('causes a warning: without %s', async (missing, left, message) => {
    const content = await without(missing);
    expect(checkContent(content).map(formatProblem)).toEqual([]);
    expectOne(listWarnings(content), left, message, new RegExp(RegExp.escape(missing)));
  });

  test('may be linked from the other language, with a warning', async () => {
    const content = await withText(
      `${folder}/articles/01-e-rechnung.md`,
      '[Job](/en/work-with-us/job-002)',
    );
    const files = content.files.filter(({ path }) => path !== german);
    expect(checkContent({ ...content, files }).map(formatProblem)).toEqual([]);
    expect(listWarnings({ ...content, files }).map(({ message }) => message)).toContainEqual(
      expect.stringMatching(
        /"\/en\/work-with-us\/job-002" leads to a page that is only in another/,
      ),
    );
  });
});

test('a link to a page in another language is rejected, with the path in the language of the text', async () => {
  const content = await withText(article, '[Advice](/leistungen/arbeitsrecht/kuendigung)');
  expectOne(
    checkContent(content),
    article,
    /leads to the page in another language/,
    /Write "\/en\/services\/employment-law\/dismissal"/,
  );
});

test('a link to a path that was replaced by a slug is broken', async () => {
  const content = await withText(article, '[Advice](/en/services/arbeitsrecht)');
  expectOne(checkContent(content), article, /the site has no such page/, /./);
});

test('a slug that another file of the language uses is rejected', async () => {
  const file = `${folder}/en/services/steuerberatung.md`;
  const content = await readChanged((path, text) =>
    path === file ? text.replace('slug: tax-advice', 'slug: unternehmensnachfolge') : text,
  );
  const other = content.files.map(({ path, text }) => ({
    path,
    text: path.endsWith('en/services/unternehmensnachfolge.md')
      ? text.replace(/^slug: .*\n/m, '')
      : text,
  }));
  const problems = checkContent({ ...content, files: other });
  expect(problems.find(({ field }) => field === 'slug')?.message).toBe(
    `the address /en/services/unternehmensnachfolge belongs to ${folder}/en/services/unternehmensnachfolge.md`,
  );
});

describe('a translation', () => {
  const study = `${folder}/en/case-studies/ein-schichtmodell-das-haelt.yaml`;

  test('shows the picture that is beside the file in the first language', async () => {
    const { files } = await readContent();
    const text = (path: string) => files.find((file) => file.path === path)?.text ?? '';
    expect(text(study.replace('/en/', '/'))).toContain('image: ./images/');
    expect(text(study)).not.toContain('image:');
  });

  test('must not omit an optional text, which would be shown in the first language', async () => {
    const content = await readChanged((path, text) =>
      path === study ? text.replace(/^notWorked:\n(?: {2}- .*\n)+/m, '') : text,
    );
    expectOne(
      checkContent(content),
      study,
      /^the text is missing, while .* has it$/,
      /Translate it, or delete it in both files/,
    );
  });
});

test('a list of redirects in the folder of a language is rejected', async () => {
  const content = await readContent();
  const file = { path: `${folder}/en/redirects.yaml`, text: 'redirects: []\n' };
  expectOne(
    checkContent({ ...content, files: [...content.files, file] }),
    file.path,
    /there is one list for all languages/,
    /Move its items to examples\/kanzlei\/redirects\.yaml/,
  );
});

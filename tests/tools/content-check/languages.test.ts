import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readPictures } from '../../../src/check/content-folder.ts';
import { formatProblem, type Problem } from '../../../src/content/problem.ts';
import { loadFiles, loadFolder } from '../../../src/site/load-site.ts';
import { check, type Folder, findWarnings } from './folder.ts';
import { changeContent, readExpected, readMistakes } from './small-firm.ts';

/** The example firm in two languages, of which a few entries are not translated. */
let folder: Folder;
/** The warnings that it has without a mistake. */
let usual: string[];
beforeAll(async () => {
  vi.stubEnv('SITE_CONTENT', 'examples/kanzlei');
  const { textFiles, filePaths } = loadFolder();
  folder = { files: textFiles, pictures: await readPictures(filePaths) };
  usual = print(findWarnings(folder));
});
afterAll(() => void vi.unstubAllEnvs());

const print = (found: Problem[]) =>
  found.map((problem) => `content/${formatProblem(problem).replaceAll('examples/kanzlei/', '')}`);

const printAfter = (changes: string[]) => {
  const content = changeContent(folder, changes);
  const problems = print(check(content));
  if (problems.length > 0) return problems;
  return print(findWarnings(content))
    .filter((line) => !usual.includes(line))
    .map((line) => `warning ${line}`);
};

test.each(readMistakes('mistakes-in-languages.txt'))('$name', ({ changes, problems }) => {
  const printed = printAfter(changes);
  expect(printed).toEqual(problems.map((line, index) => readExpected(line, printed[index])));
});

test('the note of a law without a file in a further language is in its own language', () => {
  const files = folder.files.filter(({ path }) => !path.includes('/en/law/'));
  const { sites } = loadFiles(
    files,
    files.map(({ path }) => path),
  );
  const noted = sites[1]?.entries.law.filter(({ note }) => note) ?? [];
  expect(noted).not.toEqual([]);
  for (const { textLanguages } of noted) expect(textLanguages.note).toBe('de-DE');
});

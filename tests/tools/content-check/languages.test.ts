import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readPictures } from '../../../src/check/content-folder.ts';
import { formatProblem, type Problem } from '../../../src/content/problem.ts';
import { loadFolder } from '../../../src/site/load-site.ts';
import { check, type Folder, findWarnings } from './folder.ts';
import { changeContent, readExpected, readMistakes } from './small-firm.ts';

/** The example firm in two languages, of which a few entries are not translated. */
let folder: Folder;
/** The warnings that it has without a mistake. */
let usual: string[];
beforeAll(async () => {
  vi.stubEnv('SITE_CONTENT', 'examples/kanzlei');
  const { files, paths } = loadFolder();
  folder = { files, pictures: await readPictures(paths) };
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

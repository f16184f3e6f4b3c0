import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { checkContent } from '../../../src/check/check-content.ts';
import type { ContentFolder } from '../../../src/check/content-folder.ts';
import { readContent } from '../../../src/check/content-folder.ts';
import { formatProblem } from '../../../src/check/problem.ts';
import { listWarnings } from '../../../src/check/warnings.ts';
import { changeContent, readExpected, readMistakes } from './small-firm.ts';

/** The example firm in two languages, of which a few entries are not translated. */
let folder: ContentFolder;
/** The warnings that it has without a mistake. */
let usual: string[];
beforeAll(async () => {
  vi.stubEnv('SITE_CONTENT', 'examples/kanzlei');
  folder = await readContent();
  usual = print(listWarnings(folder));
});
afterAll(() => void vi.unstubAllEnvs());

const print = (found: ReturnType<typeof checkContent>) =>
  found.map((problem) => `content/${formatProblem(problem).replaceAll('examples/kanzlei/', '')}`);

const printAfter = (changes: string[]) => {
  const content = changeContent(folder, changes);
  const problems = print(checkContent(content));
  if (problems.length > 0) return problems;
  return print(listWarnings(content))
    .filter((line) => !usual.includes(line))
    .map((line) => `warning ${line}`);
};

test.each(readMistakes('mistakes-in-languages.txt'))('$name', ({ changes, problems }) => {
  const printed = printAfter(changes);
  expect(printed).toEqual(problems.map((line, index) => readExpected(line, printed[index])));
});

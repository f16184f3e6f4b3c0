import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { checkContent } from '../../../src/check/check-content.ts';
import { formatProblem } from '../../../src/check/problem.ts';
import { readContent } from '../../../src/check/read-content.ts';
import { listWarnings } from '../../../src/check/warnings.ts';
import { changeContent, readExpected, readMistakes } from './small-firm.ts';

/** The example firm, whose pages are all in two languages. */
beforeAll(() => void vi.stubEnv('SITE_CONTENT', 'examples/kanzlei'));
afterAll(() => void vi.unstubAllEnvs());

const printAfter = async (changes: string[]) => {
  const content = changeContent(await readContent(), changes);
  const print = (found: ReturnType<typeof checkContent>) =>
    found.map((problem) => `content/${formatProblem(problem).replaceAll('examples/kanzlei/', '')}`);
  const problems = print(checkContent(content));
  return problems.length > 0
    ? problems
    : print(listWarnings(content)).map((line) => `warning ${line}`);
};

test('content with every page in both languages has no problem and no warning', async () => {
  expect(await printAfter([])).toEqual([]);
});

test.each(readMistakes('mistakes-in-languages.txt'))('$name', async ({ changes, problems }) => {
  const printed = await printAfter(changes);
  expect(printed).toEqual(problems.map((line, index) => readExpected(line, printed[index])));
});

test('a translation shows the picture that is beside the file in the first language', async () => {
  const { files } = await readContent();
  const study = 'case-studies/ein-schichtmodell-das-haelt.yaml';
  const find = (path: string) => files.find((file) => file.path.endsWith(`kanzlei/${path}`))?.text;
  expect(find(study)).toContain('image: ./images/');
  expect(find(`en/${study}`)).not.toContain('image:');
});

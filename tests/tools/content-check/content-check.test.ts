import { describe, expect, test } from 'vitest';
import { readPictures } from '../../../src/check/content-folder.ts';
import { formatReport } from '../../../src/content/problem.ts';
import { loadFolder } from '../../../src/site/load-site.ts';
import { printProblems } from './folder.ts';
import { changeFirm, readExpected, readMistakes, smallFirm } from './small-firm.ts';

const { textFiles, filePaths } = loadFolder();
const project = { files: textFiles, pictures: await readPictures(filePaths) };

test.each([
  ['project', project],
  ['small firm', smallFirm],
])('the content of the %s has no problems', (_, folder) => {
  expect(printProblems(folder)).toEqual([]);
});

describe('a mistake is reported with file, line, field, message and fix', () => {
  test.each(readMistakes('mistakes.txt'))('$name', ({ changes, problems }) => {
    const printed = printProblems(changeFirm(...changes));
    expect(printed).toEqual(problems.map((line, index) => readExpected(line, printed[index])));
  });
});

test('Windows line endings are accepted', () => {
  const changed = textFiles.map(({ path, text }) => ({
    path,
    text: text.replaceAll('\n', '\r\n'),
  }));
  expect(printProblems({ ...project, files: changed })).toEqual([]);
});

test('a mistake in many files is printed once, with the others counted', () => {
  const files = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const said = { message: 'is wrong', fix: 'Correct it.' };
  const problems = files.map((file, line) => ({ file, line, ...said }));
  expect(formatReport(problems)).toBe(
    `7 problems in 7 files:
  a:0  is wrong. Correct it.
    The same in 6 other places: b:1, c:2, d:3, e:4, f:5, … (npm run check -- --all names each)`,
  );
  expect(formatReport(problems.slice(0, 3)).split('\n')).toHaveLength(4);
});

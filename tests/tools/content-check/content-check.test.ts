import { describe, expect, test } from 'vitest';
import { checkContent } from '../../../src/check/check-content.ts';
import { readContent } from '../../../src/check/content-folder.ts';
import { formatProblem, formatReport } from '../../../src/check/problem.ts';
import { readSource } from '../../../src/check/read-source.ts';
import { changeFirm, readExpected, readMistakes, smallFirm } from './small-firm.ts';

const content = await readContent();

test.each([
  ['project', content],
  ['small firm', smallFirm],
])('the content of the %s has no problems', (_, folder) => {
  expect(checkContent(folder).map(formatProblem)).toEqual([]);
});

describe('a mistake is reported with file, line, field, message and fix', () => {
  test.each(readMistakes('mistakes.txt'))('$name', ({ changes, problems }) => {
    const printed = checkContent(changeFirm(...changes)).map(formatProblem);
    expect(printed).toEqual(problems.map((line, index) => readExpected(line, printed[index])));
  });
});

test('Windows line endings are accepted', () => {
  const files = content.files.map(({ path, text }) =>
    readSource({ path, text: text.replaceAll('\n', '\r\n') }),
  );
  expect(checkContent({ ...content, files }).map(formatProblem)).toEqual([]);
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

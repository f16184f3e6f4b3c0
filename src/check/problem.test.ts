import { expect, test } from 'vitest';
import { compareProblems, formatReport, type Problem, quote } from './problem.ts';

const problem = (file: string, more: Partial<Problem> = {}): Problem => ({
  file: `content/${file}`,
  message: 'is missing',
  fix: 'Add it.',
  ...more,
});

test('a report counts problems and files, and gives each its place and its field', () => {
  expect(formatReport([problem('firm.yaml', { field: 'phone' })])).toBe(
    '1 problem in 1 file:\n  content/firm.yaml  phone: is missing. Add it.',
  );
  expect(
    formatReport([problem('a.md', { line: 2 }), problem('b.md', { line: 3 })], 'warning'),
  ).toBe(
    '2 warnings in 2 files:\n  content/a.md:2  is missing. Add it.\n  content/b.md:3  is missing. Add it.',
  );
});

test('a mistake in more than three places is printed once, with five of the others', () => {
  const alike = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      problem(`${index}.md`, { field: `sources, item ${index}, url` }),
    );
  const report = (count: number) => formatReport(alike(count)).split('\n').slice(1);
  const first = '  content/0.md  sources, item 0, url: is missing. Add it.';
  const places = [1, 2, 3, 4, 5].map((index) => `content/${index}.md`).join(', ');
  expect(report(3)).toHaveLength(3);
  expect(report(4)).toHaveLength(2);
  expect(report(6)).toEqual([first, `    The same in 5 other places: ${places}`]);
  expect(report(7)).toEqual([
    first,
    `    The same in 6 other places: ${places}, … (npm run check -- --all names each)`,
  ]);
  expect(formatReport([...alike(4), problem('x.md', { fix: 'Delete it.' })])).toContain('x.md');
});

test('problems are in the order of their files and lines', () => {
  const [a, first, second] = [
    problem('a.md', { line: 9 }),
    problem('b.md'),
    problem('b.md', { line: 1 }),
  ];
  expect([second, first, a].sort(compareProblems)).toEqual([a, first, second]);
});

test.each([
  ['a word', '"a word"'],
  [12, '"12"'],
  [undefined, '"undefined"'],
  ['ü'.repeat(60), `"${'ü'.repeat(60)}"`],
  ['🙂'.repeat(61), `"${'🙂'.repeat(57)}…"`],
])('%j is quoted as %s', (value, quoted) => {
  expect(quote(value)).toBe(quoted);
});

import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { conformanceFile, findLatestCheck, isMet, parseConformance } from './conformance.ts';

const source = readFileSync(conformanceFile, 'utf8');
const { criteria } = parseConformance(source);

/** How many success criteria WCAG 2.2 has. Source: https://www.w3.org/TR/WCAG22/ */
const wcag = { A: 31, AA: 24, AAA: 31 };

test.each(Object.entries(wcag))('level %s has its %i criteria, each once', (level, count) => {
  const numbers = criteria.filter((one) => one.level === level).map(({ number }) => number);
  expect(new Set(numbers).size).toBe(count);
  expect(numbers).toHaveLength(count);
});

test('every test that a criterion names exists', () => {
  const lost = criteria.flatMap(({ number, test: tests = [] }) =>
    tests
      .filter(({ file, name }) => !existsSync(file) || !readFileSync(file, 'utf8').includes(name))
      .map(({ file, name }) => `${number}: ${file}, ${name}`),
  );
  expect(lost).toEqual([]);
});

test('a criterion is met unless it says what is not, and the latest check is on the last day', () => {
  const read = (fields: object) => fields as (typeof criteria)[number];
  expect([{ notMet: 'The map.' }, {}].map(read).map(isMet)).toEqual([false, true]);
  const checks = ['2026-01-02', '', '2026-03-01', '2025-12-31'].map((date) =>
    read(date ? { checked: { date } } : {}),
  );
  expect(findLatestCheck({ methods: [], limits: [], criteria: checks })).toBe('2026-03-01');
});

test('a criterion needs a test, a check or a reason', () => {
  const bare = source.slice(0, source.indexOf('criteria:'));
  const criterion = '  - { number: 1.1.1, name: Non-text Content, level: A }';
  expect(() => parseConformance(`${bare}criteria:\n${criterion}\n`)).toThrow(/needs .*test/);
});

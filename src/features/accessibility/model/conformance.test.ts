import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { conformanceFile, parseConformance } from './conformance.ts';

const source = readFileSync(conformanceFile, 'utf8');
const { criteria } = parseConformance(source);

/** How many success criteria WCAG 2.2 has. Source: https://www.w3.org/TR/WCAG22/ */
const wcag = { A: 31, AA: 24, AAA: 31 };

test.each(Object.entries(wcag))('level %s has its %i criteria, each once', (level, count) => {
  const numbers = criteria.filter((one) => one.level === level).map(({ number }) => number);
  expect(new Set(numbers).size).toBe(count);
  expect(numbers).toHaveLength(count);
});

test('something holds every criterion', () => {
  const open = criteria.filter(
    ({ test, checked, notApplicable, notMet }) => !(test || checked || notApplicable || notMet),
  );
  expect(open).toEqual([]);
});

test('every test that a criterion names exists', () => {
  const lost = criteria.flatMap(({ number, test: tests = [] }) =>
    tests
      .filter(
        ({ file, name }) =>
          !/\.(?:test|spec)\.ts$|^tests\/engines\//.test(file) ||
          !existsSync(file) ||
          !readFileSync(file, 'utf8').includes(name),
      )
      .map(({ file, name }) => `${number}: ${file}, ${name}`),
  );
  expect(lost).toEqual([]);
});

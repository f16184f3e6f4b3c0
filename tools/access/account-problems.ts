import type { Account, Criterion } from '../../src/content/accessibility/account.ts';
import { listTestNames } from './test-names.ts';

/** The success criteria of WCAG 2.2 by level. Source: https://www.w3.org/TR/WCAG22/ */
const wcag: Record<Criterion['level'], string> = {
  A: '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA: '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
  AAA: '1.2.6 1.2.7 1.2.8 1.2.9 1.3.6 1.4.6 1.4.7 1.4.8 1.4.9 2.1.3 2.2.3 2.2.4 2.2.5 2.2.6 2.3.2 2.3.3 2.4.8 2.4.9 2.4.10 2.4.12 2.4.13 2.5.5 2.5.6 3.1.3 3.1.4 3.1.5 3.1.6 3.2.5 3.3.5 3.3.6 3.3.9',
};

const expected = Object.entries(wcag).flatMap(([level, numbers]) =>
  numbers.split(' ').map((number) => ({ number, level })),
);

/** Finds criteria that are missing, listed twice, at the wrong level or not part of WCAG 2.2. */
export function findListProblems({ criteria }: Account): string[] {
  const wrong = expected.flatMap(({ number, level }) => {
    const listed = criteria.filter((criterion) => criterion.number === number);
    if (listed.length !== 1) return [`${number} is listed ${listed.length} times`];
    return listed[0]?.level === level ? [] : [`${number} must have level ${level}`];
  });
  const unknown = criteria.filter((one) => !expected.some(({ number }) => number === one.number));
  return [...wrong, ...unknown.map(({ number }) => `${number} is not a criterion of WCAG 2.2`)];
}

/**
 * Finds references to tests that no longer exist.
 * @param readTests returns the text of a test file, or undefined if there is no such file
 */
export function findLostTests(
  { criteria }: Account,
  readTests: (file: string) => string | undefined,
): string[] {
  const held = criteria.flatMap(({ number, test = [] }) => test.map((one) => ({ number, ...one })));
  return [...Map.groupBy(held, ({ file }) => file)].flatMap(([file, tests]) => {
    const source = readTests(file);
    if (source === undefined)
      return tests.map(({ number }) => `${number}: there is no file ${file}`);
    const names = listTestNames(source);
    return tests
      .filter(({ name }) => !names.some((found) => found.includes(name)))
      .map(({ number, name }) => `${number}: ${file} has no test named "${name}"`);
  });
}

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { brandFolder } from '../content/brand.ts';
import { checkPalette } from './palette.ts';
import { formatProblem } from './problem.ts';
import { readSource } from './read-source.ts';

const path = `${brandFolder()}/brand.yaml`;
const file = readFileSync(path, 'utf8');

const starter = readFileSync('tools/new-firm/starter/brand/brand.yaml', 'utf8');

const check = (text: string) => {
  const { source } = readSource({ path, text });
  return source ? checkPalette([source]) : [];
};

/** Sets a colour in one theme of the palette. */
function put(theme: 'light' | 'dark' | 'print', name: string, value: string) {
  const start = file.indexOf(`  ${theme}:`);
  const changed = file.slice(start).replace(new RegExp(`( ${name}): .*`), `$1: ${value}`);
  return file.slice(0, start) + changed;
}

test('the palette of the site passes', () => {
  expect(check(file).map(formatProblem)).toEqual([]);
});

test('the palette of a new firm passes', () => {
  expect(check(starter).map(formatProblem)).toEqual([]);
});

test('pale grey text is rejected with its contrast, its line and a colour with enough contrast', () => {
  const text = put('light', 'muted', 'oklch(0.6 0.02 165)');
  const problems = check(text);
  expect(problems.length).toBeGreaterThanOrEqual(3);
  const [first] = problems;
  expect(formatProblem(first as (typeof problems)[number])).toMatch(
    /brand\.yaml:\d+ {2}palette\.light\.muted: its contrast with paper is \d\.\d\d and must be at least 7\. Make it darker: oklch\([\d. ]+\) has enough contrast\./,
  );
  expect(text.split('\n')[(first?.line ?? 0) - 1]).toContain('muted: oklch(0.6');
  const offers = problems.map(({ fix }) => /oklch\([^)]*\)/.exec(fix)?.[0] ?? '');
  // The darkest of the suggested colours has enough contrast with every background.
  const darkest = offers.sort().at(0) ?? '';
  expect(check(put('light', 'muted', darkest))).toEqual([]);
});

test.each(['light', 'dark', 'print'] as const)('%s is checked separately', (theme) => {
  const problems = check(put(theme, 'ink', theme === 'dark' ? '"#555555"' : '"#999999"'));
  expect(problems.length).toBeGreaterThan(0);
  for (const { field } of problems) expect(field).toBe(`palette.${theme}.ink`);
});

test('print is reported only for a pair of which it changes a colour, and there', () => {
  const listFields = (name: string) =>
    check(starter.replace(new RegExp(` ${name}: .*`), ` ${name}: "#999999"`)).map((p) => p.field);
  expect(new Set(listFields('onMark'))).toEqual(new Set(['palette.light.onMark']));
  expect(listFields('danger')).toContain('palette.print.paper');
});

test.each([
  ['a dark text on a dark background', 'dark', 'ink', '#555555', /Make it lighter: oklch/],
  ['a background for which no text is right', 'light', 'field', '#777777', /Change field: no /],
] as const)('%s has a fix', (_, theme, name, value, fix) => {
  expect(check(put(theme, name, `"${value}"`)).map((problem) => problem.fix)).toContainEqual(
    expect.stringMatching(fix),
  );
});

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each([
    ['ink', 'paper'],
    ['ink', 'raised'],
    ['muted', 'sunken'],
    ['accent', 'paper'],
    ['accentStrong', 'raised'],
    ['danger', 'raised'],
    ['onAccent', 'accent'],
    ['onAccent', 'accentStrong'],
    ['onMark', 'mark'],
    ['onMark', 'markStrong'],
    ['edge', 'sunken'],
    ['focus', 'paper'],
    ['onField', 'field'],
    ['onField', 'soil'],
    ['onFieldMuted', 'field'],
    ['onFieldMuted', 'soil'],
    ['fieldMark', 'field'],
    ['fieldMark', 'soil'],
  ])('%s in the colour of %s is rejected', (name, background) => {
    const start = file.indexOf(`  ${theme}:`);
    const value = new RegExp(` ${background}: (.*)`).exec(file.slice(start))?.[1] ?? '';
    const least = ['edge', 'focus', 'fieldMark'].includes(name) ? 3 : 7;
    expect(check(put(theme, name, value)).map(formatProblem)).toContainEqual(
      expect.stringMatching(
        new RegExp(
          `palette\\.${theme}\\.${name}: its contrast with ${background} is 1\\.00 and must be at least ${least}\\.`,
        ),
      ),
    );
  });
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkPalette } from './palette.ts';
import { formatProblem } from './problem.ts';

const css = readFileSync('src/ui/styles/tokens.css', 'utf8');

const put = (text: string, name: string, value: string) =>
  text.replace(new RegExp(`(--color-${name}): [^;]+`), `$1: ${value}`);

test('the palette of the site passes', () => {
  expect(checkPalette(css).map(formatProblem)).toEqual([]);
});

test('grey text that is too pale is refused, with its contrast and line', () => {
  const problems = checkPalette(put(css, 'muted', 'oklch(0.6 0.02 165)')).map(formatProblem);
  expect(problems.length).toBeGreaterThanOrEqual(3);
  expect(problems[0]).toMatch(
    /^src\/ui\/styles\/tokens\.css:\d+ {2}--color-muted \(light theme\): its contrast with --color-paper is \d\.\d\d and must be at least 7\. Make it darker/,
  );
});

test('the dark theme and print are checked on their own', () => {
  const [light = '', dark = ''] = css.split('.dark {');
  const darkProblems = checkPalette(`${light}.dark {${put(dark, 'accent', 'oklch(0.5 0.1 155)')}`);
  expect(darkProblems.length).toBeGreaterThan(0);
  for (const { field } of darkProblems) expect(field).toMatch(/dark theme/);
  const print = '\n@media print {\n  :root {\n    --color-ink: oklch(0.7 0 0);\n  }\n}\n';
  expect(checkPalette(css + print)[0]?.field).toBe('--color-ink (print theme)');
});

test.each(['ink', 'accent', 'danger', 'on-accent', 'on-mark', 'edge', 'focus'])(
  '%s in the colour of its background is refused',
  (name) => {
    const background = name === 'on-accent' ? 'accent' : name === 'on-mark' ? 'mark' : 'paper';
    const value = new RegExp(`--color-${background}: ([^;]+)`).exec(css)?.[1] ?? '';
    expect(checkPalette(put(css, name, value)).length).toBeGreaterThan(0);
  },
);

test('a colour that is missing is reported', () => {
  const [first] = checkPalette(css.replaceAll(/--color-ink: .*/g, ''));
  expect(first?.message).toMatch(/--color-ink is missing/);
});

test('a translucent colour is reported', () => {
  const [first] = checkPalette(put(css, 'paper', 'oklch(0.9 0.01 95 / 0.5)'));
  expect(first?.message).toMatch(/--color-paper is missing or cannot be read/);
});

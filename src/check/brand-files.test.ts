import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { brandFolder } from '../content/brand.ts';
import { checkBrandFiles } from './brand-files.ts';
import { formatProblem } from './problem.ts';
import { readSource } from './read-source.ts';

const root = mkdtempSync(join(tmpdir(), 'brand-'));
const folder = join(root, brandFolder());
mkdirSync(folder, { recursive: true });
symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
writeFileSync(join(folder, 'mark.svg'), '<svg viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>');
// A variable font with a weight and no optical size.
copyFileSync(
  'node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
  join(folder, 'weight.woff2'),
);
writeFileSync(join(folder, 'broken.woff2'), 'no font');
afterAll(() => rmSync(root, { recursive: true }));

const newsreader = 'package: "@fontsource-variable/newsreader"';

async function check(typeface: string, root_ = root, more = '') {
  const text = `typefaces:\n  headings:\n    ${typeface}\n    style: serif\n${more}`;
  const { source } = readSource({ path: `${brandFolder()}/brand.yaml`, text });
  return (await checkBrandFiles(source ? [source] : [], root_, [])).map(formatProblem);
}

test.each([
  ['a package with the cut', `${newsreader}\n    cut: [{ axis: opsz, value: 20 }]`],
  ['a package with its own weight', newsreader],
  [
    'a file with a range of weights',
    'file: ./weight.woff2\n    cut: [{ axis: wght, value: 400, to: 600 }]',
  ],
  ['a file without a cut', 'file: ./weight.woff2'],
])('%s is accepted', async (_, typeface) => {
  expect(await check(typeface)).toEqual([]);
});

test.each([
  [
    'a package that is not installed',
    'package: "@fontsource/no-such-face"',
    /brand\.yaml:3 {2}typefaces\.headings\.package: the package "@fontsource\/no-such-face" is not installed\. Run npm install --save-exact @fontsource\/no-such-face\. Or put the font file/,
  ],
  [
    'an axis that the package does not have',
    `${newsreader}\n    cut: [{ axis: SOFT, value: 50 }]`,
    /typefaces\.headings\.cut: the typeface has no axis SOFT\. Delete SOFT from "cut"/,
  ],
  [
    'an axis that the file does not have',
    'file: ./weight.woff2\n    cut: [{ axis: opsz, value: 72 }, { axis: wght, value: 500 }]',
    /typefaces\.headings\.cut: the typeface has no axis opsz\. Delete opsz from "cut"/,
  ],
  [
    'a file that is missing',
    'file: ./other.woff2',
    /typefaces\.headings\.file: there is no font file at "\.\/other\.woff2"\. Put it at .*brand\/other\.woff2/,
  ],
  [
    'a file that is no font',
    'file: ./broken.woff2',
    /typefaces\.headings\.file: the file cannot be read/,
  ],
])('%s is rejected', async (_, typeface, expected) => {
  const [problem, ...others] = await check(typeface);
  expect(problem).toMatch(expected);
  expect(others).toEqual([]);
});

test('a figure of its own that is missing is rejected', async () => {
  expect(await check(newsreader, root, 'figure: own\n')).toEqual([
    expect.stringMatching(/brand\/figure\.svg {2}the file is missing\. Put the drawing/),
  ]);
});

test('a brand without a mark is rejected', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'brand-'));
  symlinkSync(resolve('node_modules'), join(empty, 'node_modules'));
  expect(await check(newsreader, empty)).toEqual([
    expect.stringMatching(/brand\/mark\.svg {2}the file is missing\. Put the mark/),
  ]);
  rmSync(empty, { recursive: true });
});

import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { formatProblem } from '../../../src/check/problem.ts';
import { browserModules } from '../../../tools/editor/browser-modules.ts';
import { changeFirm, readMistakes, smallFirm } from './small-firm.ts';

type Module = typeof import('../../../tools/editor/browser/check-change.ts');

/** The content check as the editor has it in the browser: with another parser of Markdown. */
async function loadCheck(): Promise<Module> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [browserModules],
    define: { 'process.env.SITE_CONTENT': '"content"' },
    build: {
      write: false,
      rolldownOptions: {
        input: 'tools/editor/browser/check-change.ts',
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const [output] = [result].flat();
  const code = output && 'output' in output ? output.output[0].code : '';
  const file = resolve('.cache/check-in-browser.mjs');
  mkdirSync('.cache', { recursive: true });
  writeFileSync(file, code);
  return import(/* @vite-ignore */ file);
}

const { checkChange } = await loadCheck();

const read = (changes: string[]) => {
  const { files } = changeFirm(...changes);
  const isOld = ({ path }: { path: string }) =>
    smallFirm.files.some((file) => file.path === path && files.includes(file));
  const removed = smallFirm.files.flatMap(({ path }) =>
    files.some((file) => file.path === path) ? [] : [path],
  );
  return { removed, changed: files.filter((file) => !isOld(file)) };
};

/** The editor saves a picture with the file that names it: it cannot know that there is none. */
const mistakes = readMistakes('mistakes.txt').filter(
  ({ problems }) => !/there is no picture/.test(problems.join()),
);

test.each(mistakes)('the editor says the same as the command: $name', ({ changes, problems }) => {
  const { own, others } = checkChange({ folder: smallFirm, ...read(changes), renamed: [] });
  const printed = [...own, ...others].map(formatProblem).sort();
  const findPrinted = (line: string) =>
    printed.find((other) => other.startsWith(line.replace(/…$/, ''))) ?? line;
  expect(printed).toEqual(problems.map(findPrinted).sort());
});

const same = { removed: [], renamed: [] };

test('only a new problem of the changed file keeps it from being saved', () => {
  const mistake = 'change articles/01-pay-bands.md | category: Pay | category: Sports';
  const folder = { ...smallFirm, ...changeFirm(mistake) };
  const file = (path: string) => folder.files.find((other) => other.path.endsWith(path));
  const [before, other] = [file('01-pay-bands.md'), file('00-job-adverts.md')];
  const changed = before ? [{ ...before, text: before.text.replace('Pay bands', 'Bands') }] : [];
  expect(checkChange({ folder, changed, ...same }).own).toEqual([]);
  const wrong = other ? [{ ...other, text: other.text.replace('- hiring', '- hirring') }] : [];
  const { own, others } = checkChange({ folder, changed: wrong, ...same });
  expect(own.map(({ message }) => message)).toEqual(['there is no service "hirring"']);
  expect(others.map(({ message }) => message)).toEqual([expect.stringContaining('"Sports"')]);
});

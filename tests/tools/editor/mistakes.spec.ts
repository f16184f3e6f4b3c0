import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from '@playwright/test';
import { formatProblem } from '../../../src/check/problem.ts';
import type { Change, Verdict } from '../../../tools/editor/browser/check-change.ts';
import { changeFirm, readMistakes, smallFirm } from '../content-check/small-firm.ts';
import { builtEditor, startEditor } from './built-editor.ts';

/** The content check of the built editor, in a worker under the policy of its page. */

/** The editor is built for another folder. */
const content = process.env.SITE_CONTENT ?? '';
const inContent = (line: string) => line.replaceAll(/\bcontent\//g, `${content}/`);

/** The editor cannot know that a new picture is missing: it is saved with the file that names it. */
const mistakes = readMistakes('mistakes.txt').filter(
  ({ problems }) => !/there is no picture/.test(problems.join()),
);

/** @returns what the mistake changes in the small firm */
function findChange(changes: string[]): Omit<Change, 'folder'> {
  const { files } = changeFirm(...changes);
  const paths = new Set(files.map(({ path }) => path));
  return {
    changed: files.filter((file) => !smallFirm.files.includes(file)),
    removed: smallFirm.files.map(({ path }) => path).filter((path) => !paths.has(path)),
    renamed: [],
  };
}

test('the editor says the same as the command of every mistake', async ({ page }) => {
  const { site, stop } = await startEditor('mistakes', Number(process.env.PORT ?? 4390) + 4);
  const [worker = ''] = globSync(`${builtEditor}/assets/check-worker-*.js`);
  await page.goto(`${site}/config.json`);
  const verdicts = await page.evaluate(
    async ({ name, files, pictures, changes }) => {
      const checker = new Worker(`/assets/${name}`, { type: 'module' });
      const answers: Verdict[] = [];
      for (const change of changes) {
        checker.postMessage({ folder: { files, pictures: new Map(pictures) }, ...change });
        answers.push(
          await new Promise((resolve, reject) => {
            checker.onmessage = ({ data }: MessageEvent<Verdict>) => resolve(data);
            checker.onerror = ({ message }) => reject(new Error(message));
          }),
        );
      }
      return answers;
    },
    {
      name: basename(worker),
      files: smallFirm.files,
      pictures: [...smallFirm.pictures],
      changes: mistakes.map(({ changes }) => findChange(changes)),
    },
  );
  stop();
  for (const [index, { name, problems }] of mistakes.entries()) {
    const { own = [], caused = [], others = [] } = verdicts[index] ?? {};
    const printed = [...own, ...caused, ...others].map(formatProblem).sort();
    const findPrinted = (line: string) =>
      printed.find((other) => other.startsWith(line.replace(/…$/, ''))) ?? line;
    expect.soft(printed, name).toEqual(problems.map(inContent).map(findPrinted).sort());
  }
});

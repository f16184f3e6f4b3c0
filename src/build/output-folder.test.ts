import { existsSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { makeFolder } from '../../tests/support/make-folder.ts';
import { explainDiskError, openOutputFolder } from './output-folder.ts';

/** Node does not end when it is asked for folders where there can be none. */
test.runIf(existsSync('/proc'))('a folder that cannot be made is named at once', () => {
  let message: string | undefined;
  try {
    openOutputFolder('/proc/nothing/site', '.cache/none');
  } catch (error) {
    message = explainDiskError(error, '/proc/nothing/site');
  }
  expect(message).toContain('Choose another one with --out.');
});

test('a file that a build leaves as it was keeps its date', () => {
  const out = `${makeFolder(onTestFinished)}/dist`;
  const files = ['index.html', 'rss.xml'];
  const build = (feed: string) => {
    const output = openOutputFolder(out, '.cache/none');
    for (const file of files)
      writeFileSync(`${output.folder}/${file}`, file === 'rss.xml' ? feed : 'the same');
    output.publish();
  };
  build('old');
  for (const file of files) utimesSync(`${out}/${file}`, 1e9, 1e9);
  build('new');
  expect(files.map((file) => statSync(`${out}/${file}`).mtimeMs === 1e12)).toEqual([true, false]);
});

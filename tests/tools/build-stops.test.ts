import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contentFolder } from '../../src/content/folder.ts';
import { changeFirm, writeFiles } from './content-check/small-firm.ts';

// What the dev server does then is tested beside `src/build/content-check-integration.ts`.
test('invalid content stops the build, and every problem is reported', { timeout: 60_000 }, () => {
  const root = mkdtempSync(join(tmpdir(), 'build-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const { files, pictures } = changeFirm(
    'change firm.yaml | phone: "+ | phone: "-',
    // Astro reads it before the content check runs.
    'change firm.yaml | siteUrl: https://www | siteUrl: www',
    'change pages/home.yaml | metaTitle: | metaTitle: "',
  );
  const broken = [...pictures.keys()].map((path) => ({ path, text: 'no picture' }));
  writeFiles(root, [...files, ...broken]);
  const options = ['--content', join(root, contentFolder()), '--out', join(root, 'dist')];
  const build = spawnSync(process.execPath, ['tools/build.ts', ...options], { encoding: 'utf8' });
  expect(build.status).not.toBe(0);
  const output = build.stdout + build.stderr;
  expect(output).toContain('6 problems in 5 files');
  const unreadable = 'cannot be opened as a picture';
  expect(output.match(/(?<=\/content\/).*/g)).toEqual([
    expect.stringMatching(/^firm.yaml:7 {2}siteUrl: "www\.fernoak\.example" is not a web address/),
    expect.stringMatching(/^firm.yaml:11 {2}phone: "-44 113 496 0123" is not a phone number/),
    expect.stringMatching(/^pages\/home.yaml:2 {2}the line cannot be read/),
    expect.stringContaining(unreadable),
    expect.stringContaining(unreadable),
    expect.stringMatching(/^brand\/mark.svg {2}the file is missing/),
  ]);
  expect(existsSync(join(root, 'dist'))).toBe(false);
});

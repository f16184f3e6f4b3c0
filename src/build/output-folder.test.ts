import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openOutputFolder } from './output-folder.ts';

test('a build leaves the dates of the files that it did not change', () => {
  const folder = mkdtempSync(join(tmpdir(), 'output-'));
  const out = join(folder, 'dist');
  const build = (page: string) => {
    const output = openOutputFolder(out, join(folder, 'cache'));
    writeFileSync(join(output.folder, 'index.html'), 'The same');
    writeFileSync(join(output.folder, 'page.html'), page);
    output.publish();
  };
  build('Monday');
  const past = new Date('2026-01-01');
  for (const name of ['index.html', 'page.html']) utimesSync(join(out, name), past, past);
  build('Friday');
  const dateOf = (name: string) => statSync(join(out, name)).mtime.getTime();
  expect(dateOf('index.html')).toBe(past.getTime());
  expect(dateOf('page.html')).toBeGreaterThan(past.getTime());
  rmSync(folder, { recursive: true });
});

import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findLateChanges } from '../../../src/check/late-changes.ts';
import { contentFolder } from '../../../src/content/folder.ts';
import type { Source } from '../../../src/site/source.ts';
import { makeFolder } from '../../support/make-folder.ts';

const folder = makeFolder();
const project = join(folder, 'site');

const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, stdio: 'pipe' });

/** Commits texts, each with its day. */
function commit(day: string, texts: Record<string, string>) {
  for (const [name, text] of Object.entries(texts))
    writeFileSync(join(project, contentFolder(), name), text);
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@a.example', '-c', 'commit.gpgsign=false'];
  git('add', '.');
  git(...who, 'commit', '-m', day, `--date=${day}T12:00:00Z`);
}

const find = (root = project) =>
  findLateChanges(
    Object.entries({
      changed: { updated: '2026-01-02' },
      dated: { date: '2026-01-02' },
      early: { updated: '2026-02-10' },
      told: { updated: '2026-01-31' },
      undated: {},
    }).map(
      ([name, data]) =>
        ({ data, file: `${contentFolder()}/${name}`, toLine: () => 2 }) as unknown as Source,
    ),
    root,
  ).map(({ file, line, message }) => `${file}:${line} ${message}`);

test('a text that has changed since the day that it names is found, if the whole history is there', () => {
  mkdirSync(join(project, contentFolder()), { recursive: true });
  git('init');
  commit('2026-01-05', { changed: 'A', dated: 'A', early: 'A', told: 'updated: 2026-01-02\nA' });
  commit('2026-02-01', { changed: 'B', dated: 'B', early: 'B', told: 'updated: 2026-01-31\nB' });
  commit('2026-03-01', { changed: 'C' });
  expect(find()).toEqual([
    `${contentFolder()}/changed:2 Git knows a change of 2026-03-01, which is later`,
    `${contentFolder()}/dated:2 Git knows a change of 2026-02-01, which is later`,
  ]);
  git('clone', '--depth=2', `file://${folder}`, 'shallow');
  expect(find(join(folder, 'shallow', 'site'))).toEqual([]);
  rmSync(join(folder, '.git'), { recursive: true });
  expect(find()).toEqual([]);
});

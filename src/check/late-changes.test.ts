import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentFolder } from '../content/folder.ts';
import type { Source } from '../site/source.ts';
import { findLateChanges } from './late-changes.ts';

const folder = mkdtempSync(join(tmpdir(), 'late-changes-'));
const project = join(folder, 'site');
afterAll(() => rmSync(folder, { recursive: true }));

const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, stdio: 'pipe' });

/** Commits texts, each with its day. */
function commit(day: string, texts: Record<string, string>) {
  for (const [name, text] of Object.entries(texts))
    writeFileSync(join(project, contentFolder(), `${name}.md`), text);
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@a.example', '-c', 'commit.gpgsign=false'];
  git('add', '.');
  git(...who, 'commit', '-m', day, `--date=${day}T12:00:00Z`);
}

/** What each file says of itself. */
const days = {
  changed: { updated: '2026-01-02' },
  dated: { date: '2026-01-02' },
  kept: { updated: '2026-01-02' },
  early: { updated: '2026-02-10' },
  told: { updated: '2026-01-31' },
  new: { updated: '2026-01-02' },
  undated: {},
};

const find = (root = project) =>
  findLateChanges(
    Object.entries(days).map(
      ([name, data]) =>
        ({ data, file: `${contentFolder()}/${name}.md`, toLine: () => 2 }) as unknown as Source,
    ),
    root,
  ).map(({ file, line, message }) => `${file}:${line} ${message}`);

beforeAll(() => {
  mkdirSync(join(project, contentFolder()), { recursive: true });
  git('init');
  const old = 'updated: 2026-01-02\n\nA text.\n';
  const early = 'updated: 2026-02-10\n\nA text.\n';
  commit('2026-01-05', { changed: old, early, dated: 'date: 2026-01-02\n', kept: old, told: old });
  commit('2026-02-01', {
    changed: old.replace('A', 'Another'),
    dated: 'date: 2026-01-02\n\nA text.\n',
    early: early.replace('A', 'Another'),
    told: 'updated: 2026-01-31\n\nAnother text.\n',
  });
  commit('2026-03-01', { changed: old.replace('A', 'A third') });
});

test('a text that has changed since the day that it names is found, one whose day is newer not', () => {
  expect(find()).toEqual([
    `${contentFolder()}/changed.md:2 Git knows a change of 2026-03-01, which is later`,
    `${contentFolder()}/dated.md:2 Git knows a change of 2026-02-01, which is later`,
  ]);
});

test('nothing is found without the history', () => {
  git('clone', '--depth=2', `file://${folder}`, 'shallow');
  expect(find(join(folder, 'shallow', 'site'))).toEqual([]);
  rmSync(join(folder, '.git'), { recursive: true });
  expect(find()).toEqual([]);
});

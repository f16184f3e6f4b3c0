import { execFileSync } from 'node:child_process';
import type { CalendarDate } from '../content/dates.ts';
import { contentFolder } from '../content/folder.ts';
import type { Problem } from '../content/problem.ts';
import type { Source } from '../site/source.ts';

/** @returns every change of the content; nothing without Git, its folder or the whole history */
function readHistory(root: string, since: CalendarDate) {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 30, stdio: 'pipe' });
  // Whatever settings the user has.
  const plain = ['--no-color', '--no-ext-diff', '--dst-prefix=b/', '--relative'];
  const range = ['--format=%x00%as', `--since=${since}`, '--', contentFolder()];
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return '';
    return git('-c', 'core.quotePath=off', 'log', '-p', '-U0', ...plain, ...range);
  } catch {
    return '';
  }
}

/** @returns the day of the last change of each file, if the day in it was not written then or later */
function findChanges(history: string) {
  const settled = new Set<string>();
  const changes = new Map<string, CalendarDate>();
  // The newest commit is the first.
  for (const commit of history.split('\0').slice(1)) {
    const [day = '', ...files] = commit.split(/^diff --git .*$/m);
    for (const difference of files) {
      const file = /^\+\+\+ b\/(.+?)\t?$/m.exec(difference)?.[1];
      if (!file || settled.has(file)) continue;
      if (/^(?:new file|\+updated:)/m.test(difference)) settled.add(file);
      else if (!changes.has(file)) changes.set(file, day.trim());
    }
  }
  return changes;
}

/**
 * Finds files of which Git knows a later change than they say themselves, as the sitemap repeats.
 * @param root folder of the project
 */
export function findLateChanges(sources: Source[], root = process.cwd()): Problem[] {
  const dated = sources.flatMap(({ file, data, toLine }) => {
    const { updated, date } = data as { updated?: CalendarDate; date?: CalendarDate };
    const own = updated ?? date;
    return own ? [{ file, own, line: toLine([updated ? 'updated' : 'date']) }] : [];
  });
  const [first] = dated.map(({ own }) => own).sort();
  const changes = first ? findChanges(readHistory(root, first)) : new Map<string, CalendarDate>();
  return dated.flatMap(({ file, own, line }) => {
    const day = changes.get(file);
    return day && day > own
      ? {
          ...{ file, ...(line && { line }), field: 'updated' },
          message: `Git knows a change of ${day}, which is later`,
          fix: 'Write that day, if readers would notice the change: search engines rely on it.',
        }
      : [];
  });
}

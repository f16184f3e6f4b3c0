import { stringify } from 'yaml';
import type { Problem } from '../../../src/check/problem.ts';
import type { SourceFile } from '../../../src/check/source.ts';
import { type Form, readForm, writeForm } from '../file-format.ts';
import { type Fields, isFields, isSame } from '../yaml-edits.ts';
import { type Entry, translatePath } from './entry.ts';
import { translate } from './words.ts';

/**
 * Puts a change and those that somebody else has saved since the form was opened into one. Sveltia
 * CMS compares an entry with the one that it opened: words restored from an earlier day are older.
 */

type Note = (field: string[], theirs: unknown, isMine: boolean) => void;

/** @returns my value where I have changed it, otherwise theirs; tells what they have changed */
function merge(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  note: Note,
  path: string[] = [],
): unknown {
  if (isSame(base, theirs) || isSame(mine, theirs)) return mine;
  if (isFields(base) && isFields(mine) && isFields(theirs)) {
    const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
    const merged = [...keys].map((key) => [
      key,
      merge(base[key], mine[key], theirs[key], note, [...path, key]),
    ]);
    return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
  }
  const isMine = !isSame(base, mine);
  note(path, theirs, isMine);
  return isMine ? mine : theirs;
}

/** @returns what somebody else has done, with what is new in a text */
function describe(theirs: unknown, base: unknown) {
  if (theirs === undefined) return translate('somebody else has deleted this meanwhile');
  const blocks = String(base).split('\n\n');
  const text =
    typeof theirs === 'string'
      ? theirs.split('\n\n').filter((block) => !blocks.includes(block))
      : [stringify(theirs).trim()];
  return translate('somebody else has written meanwhile: “{text}”', { text: text.join('\n\n') });
}

/** @returns the text of a file as Sveltia CMS reads it */
const normalize = (text: string) => `${text.replace(/\r\n?/g, '\n').trim()}\n`;

/** Texts of this session. After it has saved one, Sveltia CMS still has the text before it. */
const written = new Set<string>();

export const noteWritten = (text: string) => void written.add(normalize(text));

/** What somebody else has saved meanwhile. */
interface Meanwhile {
  /** What is saved with the change. */
  kept: Problem[];
  /** What the change would delete or replace. */
  lost: Problem[];
}

/** @returns the fields of one file after both changes */
function mergeFile(path: string, data: Form, current: string, { kept, lost }: Meanwhile): Form {
  const read = (text: string) => {
    const { original: _, ...fields } = readForm(path, text);
    return fields;
  };
  const base = read(data.original ?? '');
  const merged = merge(
    base,
    read(writeForm(path, data)),
    read(current),
    (steps, theirs, isMine) => {
      const before = steps.reduce<unknown>((part, step) => (part as Fields)[step], base);
      const problem = { file: path, field: steps.join(', '), message: describe(theirs, before) };
      if (isMine) lost.push({ ...problem, fix: translate('Save again to replace it.') });
      else kept.push({ ...problem, fix: translate('It stays.') });
    },
  );
  return { ...(merged as Fields), original: current };
}

/**
 * @param files of the repository as it is now
 * @returns the entry with the changes of others, and what to tell the person
 */
export function mergeChanges(entry: Entry, files: readonly SourceFile[]) {
  const meanwhile: Meanwhile = { kept: [], lost: [] };
  const mergeData = (path: string, data: Form | undefined) => {
    const file = files.find((other) => other.path === path);
    if (!data || Object.keys(data).length === 0) {
      const message = translate('this deletes the translation');
      const fix = translate('Save again to delete it, or enable the language above the form.');
      if (file) meanwhile.lost.push({ file: path, message, fix });
      return undefined;
    }
    if (!file || !data.original) return data;
    const current = normalize(file.text);
    const isKnown = current === normalize(data.original) || written.has(current);
    return isKnown ? data : mergeFile(path, data, current, meanwhile);
  };
  const i18n = Object.entries(entry.i18n).map(([code, { data }]) => [
    code,
    { data: mergeData(translatePath(entry.path, code), data) },
  ]);
  const data = mergeData(entry.path, entry.data);
  return { entry: { ...entry, data, i18n: Object.fromEntries(i18n) }, ...meanwhile };
}

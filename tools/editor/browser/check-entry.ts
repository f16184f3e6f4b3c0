import type { ContentFolder } from '../../../src/check/check-content.ts';
import type { SourceFile } from '../../../src/check/source.ts';
import { contentFolder } from '../../../src/content/folder.ts';
import { writeMarkdownFile, writeYamlFile } from '../file-format.ts';
import type { Change, Verdict } from './check-change.ts';
import { readContent } from './content-store.ts';

/** An entry as Sveltia CMS describes it before it saves it. */
export interface Entry {
  path: string;
  data: Fields | undefined;
  /** The texts in further languages, by their codes. */
  i18n: Record<string, { data: Fields | undefined }>;
}

export type Fields = Record<string, unknown> & { original?: string };

const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' });

const ask = (change: Change) =>
  new Promise<Verdict>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Verdict>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage(change);
  });

/** @returns the path of the translation of a file */
const translate = (path: string, code: string) =>
  path.replace(`${contentFolder()}/`, `${contentFolder()}/${code}/`);

/** The texts that will be saved. */
function listFiles({ path, data, i18n }: Entry): { path: string; data: Fields | undefined }[] {
  const further = Object.entries(i18n).map(([code, entry]) => ({
    path: translate(path, code),
    data: entry.data,
  }));
  return [{ path, data }, ...further];
}

export const writeFile = (path: string, data: Fields): SourceFile => ({
  path,
  text: path.endsWith('.md') ? writeMarkdownFile(data) : writeYamlFile(data),
});

/** A renamed file still has its text under its old path. */
const findFormer = ({ files }: ContentFolder, { path, text }: { path: string; text?: string }) =>
  files.find((file) => file.path !== path && text && file.text.trim() === text.trim())?.path;

/**
 * Checks an entry that is about to be saved, together with all other content.
 * @param database of the repository
 */
export async function checkEntry(entry: Entry, database: string): Promise<Verdict> {
  const folder = await readContent(database);
  const files = listFiles(entry);
  const changed = files.flatMap(({ path, data }) =>
    data && Object.keys(data).length > 0 ? [writeFile(path, data)] : [],
  );
  const isKnown = (path: string) => folder.files.some((file) => file.path === path);
  const renamed = files.flatMap(({ path, data }): Change['renamed'] => {
    const former = isKnown(path)
      ? undefined
      : findFormer(folder, { path, text: data?.original ?? '' });
    return former === undefined ? [] : [[former, path]];
  });
  const former = renamed.map(([path]) => path);
  const left = files.flatMap(({ path, data }) => (data ? [] : [path]));
  return ask({ folder, changed, removed: [...former, ...left], renamed });
}

import type { ContentFolder } from '../../../src/check/check-content.ts';
import { writeForm } from '../file-format.ts';
import type { Change, Verdict } from './check-change.ts';
import { listChosenPictures } from './chosen-pictures.ts';
import { type Entry, listFiles } from './entry.ts';

const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' });

const ask = (change: Change) =>
  new Promise<Verdict>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Verdict>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage(change);
  });

/** A renamed file still has its text under its old path. */
const findFormer = ({ files }: ContentFolder, { path, text }: { path: string; text?: string }) =>
  files.find((file) => file.path !== path && text && file.text.trim() === text.trim())?.path;

/**
 * Checks an entry that is about to be saved, together with all other content.
 * @param folder the content before the change
 */
export async function checkEntry(entry: Entry, folder: ContentFolder): Promise<Verdict> {
  const files = listFiles(entry);
  const changed = files.flatMap(({ path, data }) =>
    data && Object.keys(data).length > 0 ? [{ path, text: writeForm(path, data) }] : [],
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
  const removed = [...former, ...left];
  return ask({ folder, changed, removed, renamed, chosen: listChosenPictures() });
}

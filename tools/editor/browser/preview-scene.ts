import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import type { ContentFolder } from '../../../src/check/check-content.ts';
import { contentFile, locate } from '../../../src/check/locate.ts';
import { type KindName, kinds } from '../../../src/registry.ts';
import { fillNumber } from '../../file-names.ts';
import { type Form, writeForm } from '../file-format.ts';
import { readContent } from './content-store.ts';
import type { Scene } from './preview/render-worker.ts';

/** An entry as Sveltia CMS describes it while one types. */
export interface DraftEntry {
  /** Empty for a new entry; for a translation that has no file yet, only the id. */
  path: string;
  /** Name of its kind. */
  collection: string;
  /** The fields in the language that is shown. */
  data: Form;
  /** The fields in the other languages, by their codes. */
  i18n: Record<string, { data: Form }>;
  /** Code of the language that is shown. */
  code: string;
  /** Code of the first language of the site. */
  firstCode: string;
}

let last: { path: string; folder: Promise<ContentFolder> } | undefined;

/** Reads the content once for each entry that is opened. */
function readFolder(path: string, database: string) {
  if (last?.path !== path) last = { path, folder: readContent(database) };
  return last.folder;
}

/** @returns the kind and the id of an entry; a new one has the id that it would be given */
function identify({ path, collection }: DraftEntry, { files }: ContentFolder) {
  const location = locate(path);
  const kind = location?.kind ?? (collection as KindName);
  if (location) return { kind, id: location.below.replace(/\.\w+$/, '') };
  if (path) return { kind, id: path };
  const ids = files.map((file) => file.path.replace(/^.*\//, ''));
  const { template = 'new' } = kinds[kind].fileName;
  return { kind, id: fillNumber(template, ids).replace('{{title}}', 'new') };
}

type GetAsset = CustomPreviewTemplateProps['getAsset'];

/** Waits until Sveltia CMS has loaded the pictures of the entry. */
async function loadPictures(file: string, data: Form, kind: KindName, getAsset: GetAsset) {
  const names = (kinds[kind].pictures ?? []).map((field) => String(data[field] ?? ''));
  const pictures: Scene['pictures'] = {};
  for (const name of names.filter((path) => path.startsWith('./'))) {
    const asset = getAsset(name) as { url: string; toBase64?: () => Promise<string> } | undefined;
    await asset?.toBase64?.().catch(() => undefined);
    if (asset) pictures[file.replace(/[^/]*$/, name.slice(2))] = asset.url;
  }
  return pictures;
}

/** @returns what the preview shows: the whole content with the words as they are typed */
export async function makeScene(
  draft: DraftEntry,
  getAsset: GetAsset,
  database: string,
): Promise<Scene> {
  const folder = await readFolder(draft.path, database);
  const { kind, id } = identify(draft, folder);
  const pathIn = (code: string) => contentFile(kind, id, code === draft.firstCode ? '' : code);
  const file = locate(draft.path) ? draft.path : pathIn(draft.code);
  const texts = new Map(folder.files.map(({ path, text }) => [path, text]));
  const drafts = { ...draft.i18n, [draft.code]: { data: draft.data } };
  for (const [code, { data }] of Object.entries(drafts)) {
    const path = code === draft.code ? file : pathIn(code);
    if (Object.keys(data).length > 0) texts.set(path, writeForm(path, data));
  }
  const first = drafts[draft.firstCode]?.data ?? draft.data;
  const pictures = await loadPictures(pathIn(draft.firstCode), first, kind, getAsset);
  return { files: [...texts], pictures, file };
}

import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';
import { existsSync } from 'node:fs';
import type { Language } from '../content/languages.ts';
import { type KindName, kinds } from '../registry.ts';
import { collectionName } from './collection-name.ts';

/** Reads the files of the content folder as Astro has parsed them, for the reader. */

/** A file as Astro has parsed it. */
type File = Pick<CollectionEntry<CollectionKey>, 'id' | 'body' | 'rendered'> & { data: object };

/** Astro warns of every kind of which a firm has no files. */
function hasFiles(name: KindName, { folder }: Language) {
  const { folder: below, onlyIds = [], ending } = kinds[name];
  return below
    ? existsSync(`${folder}/${below}`)
    : onlyIds.some((id) => existsSync(`${folder}/${id}.${ending}`));
}

/**
 * Reads the files of a kind in one language. A file in an additional language leaves out the fields
 * that all languages share: they come from the file of the same name in the first language.
 * @param first the first language of the site
 */
export async function readFiles(
  name: KindName,
  language: Language,
  first: Language,
): Promise<File[]> {
  const read = async (of: Language) =>
    hasFiles(name, of) ? getCollection(collectionName(name, of) as CollectionKey) : [];
  const own: File[] = await read(language);
  if (language.prefix === '') return own;
  const shared: File[] = await read(first);
  const translated = own.map((file) => ({
    ...file,
    data: { ...shared.find(({ id }) => id === file.id)?.data, ...file.data },
  }));
  if (!kinds[name].inAllLanguages) return translated;
  return [...translated, ...shared.filter(({ id }) => !own.some((file) => file.id === id))];
}

/** @throws if the file is missing */
export async function readSingle<Data>(
  name: KindName,
  language: Language,
  first: Language,
): Promise<Data> {
  const [file] = await readFiles(name, language, first);
  if (!file) throw new Error(`${language.folder}/${name}.yaml is missing`);
  return file.data as Data;
}

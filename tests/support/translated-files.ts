import { type Language, readLanguages } from '../../src/content/languages.ts';
import { findSlug } from '../../src/content/slugs.ts';
import { type RawFile, readContentFiles } from '../../tools/content-files.ts';

/** @returns the language whose pages are at the root of the site */
export function readFirstLanguage(): Language {
  const [language] = readLanguages();
  if (!language) throw new Error('firm.yaml names no language');
  return language;
}

interface TranslatedFile extends RawFile {
  /** The part of the path that identifies the file. */
  slug: string;
}

/**
 * Reads the files of a kind in one language. Fields missing from a file of a further language come
 * from the file of the same name in the first language.
 * @param folder of the kind
 */
export function readTranslatedFiles(folder: string, { code, prefix }: Language): TranslatedFile[] {
  const shared = readContentFiles(folder);
  if (prefix === '') return shared.map((file) => ({ ...file, slug: file.id }));
  const own = readContentFiles(`${code}/${folder}`);
  return own.map((file) => {
    const { slug: _, ...data } = file.data;
    return {
      ...file,
      slug: findSlug(own, file.id),
      data: { ...shared.find(({ id }) => id === file.id)?.data, ...data },
    };
  });
}

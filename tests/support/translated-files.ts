import { type Language, readLanguages } from '../../src/content/languages.ts';
import { findSlug } from '../../src/content/slugs.ts';
import type { KindName } from '../../src/registry.ts';
import { readSources, type SourceWithFields } from '../../src/site/read-content.ts';
import { gatherLanguage } from '../../src/site/source.ts';

/** @returns the language whose pages are at the root of the site */
export function readFirstLanguage(): Language {
  const [language] = readLanguages();
  if (!language) throw new Error('firm.yaml names no language');
  return language;
}

/** @returns the files of a kind in one language, each with the part of the path that identifies it */
export function readTranslatedFiles(name: KindName, language: Language) {
  const files = gatherLanguage(readSources(name), language) as SourceWithFields[];
  return files.map((file) => {
    const { slug: _, ...data } = file.data;
    return { ...file, slug: findSlug(files, file.id), data };
  });
}

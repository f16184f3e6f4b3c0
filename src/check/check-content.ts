import { contentFolder } from '../content/folder.ts';
import type { Language } from '../content/languages.ts';
import { contentFile, type Source } from '../site/source.ts';
import { checkLanguage } from './check-language.ts';
import { findPaths } from './language-words.ts';
import { findLanguages, listPagesIn } from './languages.ts';
import type { PictureSize } from './pictures.ts';
import { compareProblems, type Problem } from './problem.ts';
import type { CheckedFile } from './read-source.ts';
import { checkRedirects } from './redirects.ts';
import { checkSchema } from './schema-errors.ts';

/** The files of `content/`. */
export interface ContentFolder {
  /** The text files. */
  files: CheckedFile[];
  /** Sizes of all other files by path; false if a file cannot be read as a picture. */
  pictures: Map<string, PictureSize | false>;
  /** Symbolic links, which are not followed. */
  symlinks?: string[];
}

/** Finds folders of languages that `firm.yaml` does not list. */
const checkLanguageFolders = (sources: Source[], languages: Language[]): Problem[] =>
  [...new Set(sources.map(({ code }) => code))]
    .filter((code) => code !== '' && !languages.slice(1).some((known) => known.code === code))
    .map((code) => ({
      file: `${contentFolder()}/${code}/`,
      message: `the site does not have the language "${code}"`,
      fix: `Add it to "languages" in ${contentFile('firm', 'firm')}, after the first one; or delete the folder.`,
    }));

/**
 * Validates the whole content folder before anything is built from it.
 * @returns all problems, sorted by file and line; empty if the site can be built
 */
export function checkContent({ files, pictures, symlinks = [] }: ContentFolder): Problem[] {
  const sources = files.flatMap(({ source }) => (source ? [source] : []));
  const checked = sources.map((source) => ({ source, errors: checkSchema(source) }));
  const valid = new Set(
    checked.filter(({ errors }) => errors.length === 0).map(({ source }) => source.file),
  );
  const languages = findLanguages(sources);
  const paths = [...files.map(({ path }) => path), ...pictures.keys()];
  return [
    ...files.flatMap(({ problems }) => problems),
    ...symlinks.map((file) => ({
      file,
      message: 'this is a symbolic link',
      fix: 'Replace it with the file or folder to which it leads.',
    })),
    ...checked.flatMap(({ errors }) => errors),
    ...checkLanguageFolders(sources, languages),
    ...languages.flatMap((language) =>
      checkLanguage(language, { languages, sources, valid, paths, pictures }),
    ),
    ...checkRedirects(
      sources.filter(({ file }) => valid.has(file)),
      {
        pages: listPagesIn(sources, languages),
        all: languages.map((language) => findPaths(sources, language)),
      },
    ),
  ].sort(compareProblems);
}

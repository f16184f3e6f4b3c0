import { readLanguages } from '../src/content/languages.ts';
import { findSlug } from '../src/content/slugs.ts';
import { buildPaths, kindNames, kinds } from '../src/registry.ts';
import { readWords } from '../src/site/read-words.ts';
import { listIndexable, readHtml } from './built-site.ts';
import { readContentFiles } from './content-files.ts';

const depth = (path: string) => path.split('/').length;

/** @returns the paths of the built pages of a content kind */
function listEntryPages(name: (typeof kindNames)[number], built: string[]) {
  const { folder, address, page } = kinds[name];
  if (!address || !page) return [];
  const paths = readLanguages().flatMap((language) => {
    const own = buildPaths(readWords(language).addresses, language.prefix);
    const files = readContentFiles(language.prefix === '' ? folder : `${language.code}/${folder}`);
    return files.map(({ id }) => address(findSlug(files, id), own));
  });
  return built.filter((path) => paths.includes(path));
}

/** The largest page represents its kind. */
const findLargest = (paths: string[]) =>
  paths.toSorted((a, b) => readHtml(b).length - readHtml(a).length)[0] ?? '';

/**
 * Lists one page of each kind of the built site as an example. Services and their sub-pages are two
 * kinds.
 */
export function listExamplePages(): string[] {
  const built = listIndexable();
  const entries = kindNames.map((name) => listEntryPages(name, built));
  const own = built.filter((path) => !entries.flat().includes(path));
  const examples = entries.flatMap((paths) =>
    [...Map.groupBy(paths, depth).values()].map(findLargest),
  );
  return [...own, ...examples];
}

/** @returns the path of an example page, or undefined if the kind has no entries */
export const findExample = (name: (typeof kindNames)[number]) =>
  findLargest(listEntryPages(name, listIndexable())) || undefined;

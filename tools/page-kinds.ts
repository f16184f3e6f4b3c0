import { kindNames, kinds } from '../src/content/registry.ts';
import { listIndexable, readHtml } from './built-site.ts';
import { readContentFiles } from './content-files.ts';

const depth = (path: string) => path.split('/').length;

/** @returns addresses of the built pages that belong to the files of a kind */
function listEntryPages(name: (typeof kindNames)[number], built: string[]) {
  const { folder, address, page } = kinds[name];
  if (!address || !page) return [];
  const paths = readContentFiles(folder).map(({ id }) => address(id));
  return built.filter((path) => paths.includes(path));
}

/** The page with the most in it stands for all of its kind. */
const findLargest = (paths: string[]) =>
  paths.toSorted((a, b) => readHtml(b).length - readHtml(a).length)[0] ?? '';

/**
 * One page of each kind of the built site: what is true of it is true of the others. A service
 * and a sub-page of a service are two kinds.
 */
export function listPageKinds(): string[] {
  const built = listIndexable();
  const entries = kindNames.map((name) => listEntryPages(name, built));
  const own = built.filter((path) => !entries.flat().includes(path));
  const examples = entries.flatMap((paths) =>
    [...Map.groupBy(paths, depth).values()].map(findLargest),
  );
  return [...own, ...examples];
}

/** @returns the example of a kind; undefined where the firm has none, such as no opening now */
export const findExample = (name: (typeof kindNames)[number]) =>
  findLargest(listEntryPages(name, listIndexable())) || undefined;

import { kindNames, kinds } from '../src/registry.ts';
import { loadSite } from '../src/site/load-site.ts';
import { listIndexable, readHtml } from './built-site.ts';

const depth = (path: string) => path.split('/').length;

/** @returns the paths of the built pages of a content kind */
function listEntryPages(name: (typeof kindNames)[number], built: string[]) {
  const { address, page, onlyIds } = kinds[name];
  if (!address || !page || onlyIds) return [];
  const paths = loadSite().sites.flatMap((site) => site.entries[name].map(({ path }) => path));
  return built.filter((path) => paths.includes(path));
}

const classes = / class="([^"]+)"/g;

/** Counts the classes of a page: every part has its own, the Markdown of a text has none. */
const countParts = (path: string) =>
  new Set(
    [...readHtml(path).matchAll(classes)]
      .flatMap(([, names = '']) => names.split(' '))
      .filter((name) => !name.includes(':')),
  ).size;

/**
 * The page with most parts represents its kind, the first of several, so that a longer text makes no
 * other page the example. The size of every page is held by `tests/any-firm/pages/weights.test.ts`.
 */
const findFullest = (paths: string[]) =>
  paths.toSorted((a, b) => countParts(b) - countParts(a))[0] ?? '';

/**
 * Lists one page of each kind of the built site as an example. Services and their sub-pages are two
 * kinds.
 */
export function listExamplePages(): string[] {
  const built = listIndexable();
  const entries = kindNames.map((name) => listEntryPages(name, built));
  const own = built.filter((path) => !entries.flat().includes(path));
  const examples = entries.flatMap((paths) =>
    [...Map.groupBy(paths, depth).values()].map(findFullest),
  );
  return [...own, ...examples];
}

/** @returns the path of an example page, or undefined if the kind has no entries */
export const findExample = (name: (typeof kindNames)[number]) =>
  findFullest(listEntryPages(name, listIndexable())) || undefined;

import { toPlain } from '../../content/plain-text.ts';
import { getKind, kindNames } from '../../registry.ts';
import type { Site } from '../../site/site.ts';

/** An entry that the search can find, with its whole text. */
export type SearchEntry = ReturnType<typeof listSearchEntries>[number];

/** @returns everything in one language that has an address, in the order of the registry */
export function listSearchEntries(site: Site) {
  const pagePaths = new Set(
    kindNames.flatMap((kind) => site.entries[kind].map(({ path }) => path)),
  );
  // An anchor on a page exists only if the site has the page.
  const isReachable = (path: string) => {
    const [page = '', anchor] = path.split('#');
    return anchor === undefined || pagePaths.has(page);
  };
  return kindNames.flatMap((kind) =>
    site.entries[kind].flatMap((entry) => {
      const { path } = entry;
      const found = getKind(kind).search?.(entry);
      if (!found || path === '' || !isReachable(path)) return [];
      const { title, summary, texts, names = '' } = found;
      const lines = new Set(texts.map(toPlain).filter(Boolean));
      const shown = { title: toPlain(title), summary: toPlain(summary) };
      // Names are other ones, which a result does not show.
      return { kind, path, ...shown, lines: [...lines], names };
    }),
  );
}

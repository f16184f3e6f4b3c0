import { expect, test } from 'vitest';
import { listPaths, readPage, textOf } from '../../../tools/built-site.ts';

const pages = listPaths()
  .map((path) => ({ path, main: readPage(path).querySelector('main') }))
  .filter(({ main }) => main?.querySelector('[role=doc-noteref]'))
  .map(({ path, main }) => ({
    path,
    citations: main?.querySelectorAll('[role=doc-noteref]') ?? [],
    backLinks: main?.querySelectorAll('[role=doc-backlink]') ?? [],
    find: (anchor: string) => main?.querySelector(`[id="${anchor.replace(/^#/, '')}"]`),
  }));

test.skipIf(pages.length === 0)(
  'each page numbers its citations like its list, which links back',
  () => {
    for (const { path, citations, backLinks, find } of pages) {
      for (const citation of citations) {
        const entry = find(citation.getAttribute('href') ?? '');
        const entries = entry?.parentNode?.querySelectorAll('li') ?? [];
        expect(entry?.parentNode?.tagName, `${path}: ${textOf(citation)}`).toBe('OL');
        expect(entries.indexOf(entry as never) + 1).toBe(
          Number(citation.getAttribute('data-number')),
        );
      }
      const byEntry = Map.groupBy(citations, (citation) => citation.getAttribute('href'));
      const firsts = [...byEntry.values()].map(([first]) => first?.id);
      const targets = backLinks.map((link) => find(link.getAttribute('href') ?? '')?.id);
      expect(targets.sort(), path).toEqual(firsts.sort());
    }
  },
);

import { expect, test } from 'vitest';
import { type find, listPaths, readMain, textOf } from '../../../tools/built-site.ts';

test('each page numbers its citations like its list, which links back', () => {
  for (const path of listPaths()) {
    const main = readMain(path);
    const findTarget = (link: ReturnType<typeof find>) =>
      main.querySelector(`[id="${link.getAttribute('href')?.slice(1)}"]`);
    const citations = main.querySelectorAll('[role=doc-noteref]');
    for (const citation of citations) {
      const entry = findTarget(citation);
      expect(entry?.parentNode?.tagName, `${path}: ${textOf(citation)}`).toBe('OL');
      const place = entry?.parentNode?.querySelectorAll('li').indexOf(entry) ?? -1;
      expect(place + 1).toBe(Number(citation.getAttribute('data-number')));
    }
    const byEntry = Map.groupBy(citations, (citation) => citation.getAttribute('href'));
    const firsts = [...byEntry.values()].map(([first]) => first?.id);
    const targets = main
      .querySelectorAll('[role=doc-backlink]')
      .map((link) => findTarget(link)?.id);
    expect(targets.sort(), path).toEqual(firsts.sort());
  }
});

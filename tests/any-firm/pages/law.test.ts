import { describe, expect, test } from 'vitest';
import { listPaths, readPage, textsOf } from '../../../tools/built-site.ts';
import { each } from '../../support/each.ts';
import { readArticles } from '../../support/published.ts';
import { readBuildDay, readSite, readSiteOf } from '../../support/read-site.ts';

const register = readSite()
  .filesOf('law')
  .map(({ id, data }) => ({ ...data, id }));

/** The articles, with the laws in their sources and texts. */
const cited = readArticles().map((article) => {
  const ids = new Set([
    ...article.sources.map(({ law }) => law),
    ...[...JSON.stringify(article).matchAll(/\(law:([a-z0-9-]+)/g)].map(([, id]) => id),
  ]);
  return {
    path: readSite().paths.article(article.number),
    date: article.date,
    laws: register.filter(({ id }) => ids.has(id)),
  };
});

const notices = listPaths().flatMap((path) => {
  const notice = readPage(path).querySelector('[aria-labelledby="law-changes"]');
  return notice ? [{ path, notice }] : [];
});

test('an article whose law has changed compares then and now, at most three rows unfolded', () => {
  for (const { path, notice } of each(notices, 'article whose law has changed')) {
    const rows = notice.querySelectorAll('tbody tr');
    const folded = notice.querySelectorAll('details details tbody tr');
    expect(rows.length - folded.length, path).toBe(Math.min(rows.length, 3));
    const items = notice.querySelectorAll('li').length;
    const foldedItems = notice.querySelectorAll('details details li').length;
    // Laws in force are listed at once only if none has ended.
    expect(items - foldedItems, path).toBe(rows.length > 0 ? 0 : Math.min(items, 3));
    const { paths } = readSiteOf(path);
    if (listPaths().includes(paths.law))
      for (const link of notice.querySelectorAll('a'))
        expect(link.getAttribute('href'), path).toMatch(new RegExp(`^${paths.law}#law-`));
    for (const row of rows) expect(textsOf(row, 'td'), path).not.toContain('');
  }
});

describe.each(cited)('the article $path, by the register', ({ path, date, laws }) => {
  const ended = laws.filter((law) => law.ended);

  test('names each law that has ended since it was written', () => {
    const today = readBuildDay();
    const [notice] = textsOf(readPage(path), '[aria-labelledby="law-changes"]');
    for (const law of ended)
      if (String(law.ended) > date && String(law.ended) <= today)
        expect(notice).toContain(law.title);
  });
});

import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pageSize } from '../../../src/features/articles/article-search.ts';
import { listPaths, readDist, readHtml, readPage } from '../../../tools/built-site.ts';
import { readArticles } from '../../support/published.ts';
import { readFirm } from '../../support/read-firm.ts';
import { measurePage } from './page-weight.ts';

const kilobyte = 1024;

const pages = listPaths().map((path) => ({ path, ...measurePage(path) }));

const findPages = (isTooLarge: (page: (typeof pages)[number]) => boolean) =>
  pages.filter(isTooLarge).map(({ path, html, script, total, requests }) => ({
    path,
    html,
    script,
    total,
    requests,
  }));

describe('text pages', () => {
  // A firm's longer texts and menus may need a second round trip, which breaks nothing.
  test.skipIf(!readFirm().sample)(
    'arrive in the first round trip: at most 14 KB of HTML with its styles',
    () => {
      expect(findPages(({ hasIslands, html }) => !hasIslands && html > 14 * kilobyte)).toEqual([]);
    },
  );

  test('have at most 45 KB in total, with the font', () => {
    expect(findPages(({ hasIslands, total }) => !hasIslands && total > 45 * kilobyte)).toEqual([]);
  });

  test('have at most 2.5 KB of script', () => {
    expect(findPages((page) => !page.hasIslands && page.script > 2.5 * kilobyte)).toEqual([]);
  });

  test('carry their scripts in the page itself: none can fail to arrive', () => {
    const linked = pages.filter(
      ({ path, hasState }) => !hasState && readPage(path).querySelector('script[src]'),
    );
    expect(linked.map(({ path }) => path)).toEqual([]);
  });
});

describe('pages with state', () => {
  test('are the lists and the form; no other carries React', () => {
    const expected = ['/blogs', '/case-studies', '/work-with-us'];
    expect(pages.filter(({ hasState }) => hasState).map(({ path }) => path)).toEqual(expected);
    expect(pages.filter(({ react }) => react > 0).map(({ path }) => path)).toEqual(expected);
  });

  test('have at most 20 KB of script besides React', () => {
    expect(findPages((page) => page.hasIslands && page.script > 20 * kilobyte)).toEqual([]);
    expect(findPages((page) => page.hasIslands && page.react > 62 * kilobyte)).toEqual([]);
  });

  test('share one React file', () => {
    const files = readdirSync('dist/_astro').filter(
      (name) => name.endsWith('.js') && readDist(`/_astro/${name}`).includes('react.dev'),
    );
    expect(files).toHaveLength(1);
    expect(files[0]).toMatch(/^react\./);
  });
});

const { length: articleCount } = readArticles();

test.skipIf(articleCount <= pageSize)(
  'an article beyond the first page of the list adds less than 1.5 KB to it',
  () => {
    const html = readHtml('/blogs');
    const [card = ''] = /<li data-rest[\s\S]*?<\/li>/.exec(html) ?? [];
    const props = /props="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(card).toContain('</article>');
    expect(card.length + props.length / articleCount).toBeLessThan(1.5 * kilobyte);
  },
);

test('text pages need at most 8 requests, pages with islands at most 12', () => {
  expect(findPages(({ hasIslands, requests }) => requests > (hasIslands ? 12 : 8))).toEqual([]);
});

test('every page has speculation rules of at most 300 bytes', () => {
  for (const path of listPaths()) {
    const rules = /<script type="speculationrules">(.*?)<\/script>/.exec(readHtml(path))?.[1] ?? '';
    expect(JSON.parse(rules), path).toHaveProperty('prerender');
    expect(rules.length).toBeLessThanOrEqual(300);
  }
});

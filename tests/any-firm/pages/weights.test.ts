import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pageSize } from '../../../src/features/articles/article-search.ts';
import { listPaths, readDist, readHtml, readPage } from '../../../tools/built-site.ts';
import { distFolder } from '../../../tools/dist-folder.ts';
import { readArticles } from '../../support/published.ts';
import { readFirm } from '../../support/read-firm.ts';
import { readSite, readSites } from '../../support/read-site.ts';
import { weigh } from './page-weight.ts';

const { paths } = readSite();

const kilobyte = 1024;
/** What the build has made of scripts, fonts and pictures. */
const assets = `${distFolder()}/_astro`;

const pages = listPaths().map((path) => ({ path, ...weigh(path) }));

/** Whether the page is an article with figures or the tables of a calendar. */
const hasFigure = (path: string) =>
  readPage(path).querySelector('article [id^="figure-"], article #calendar') !== null;

const heavy = (isHeavy: (page: (typeof pages)[number]) => boolean) =>
  pages.filter(isHeavy).map(({ path, html, script, total, requests }) => ({
    path,
    html,
    script,
    total,
    requests,
  }));

describe('pages of text', () => {
  // Longer texts and menus of a firm's own cost its readers one more round trip, and break nothing.
  test.skipIf(!readFirm().sample)('have at most 18 KB of HTML with its styles', () => {
    expect(
      heavy(({ path, hasState, html }) => !hasState && html > 18 * kilobyte && !hasFigure(path)),
    ).toEqual([]);
  });

  test('and 20 KB where an article has a figure or a calendar', () => {
    expect(heavy(({ path, html }) => hasFigure(path) && html > 20 * kilobyte)).toEqual([]);
  });

  test('weigh 45 KB in all, with the font', () => {
    expect(heavy(({ hasState, total }) => !hasState && total > 45 * kilobyte)).toEqual([]);
  });

  test('weigh 100 KB in all where they have photographs, each in its largest size', () => {
    const isHeavy = ({ hasState, total, pictures }: (typeof pages)[number]) =>
      !hasState && pictures > 0 && total + pictures > 100 * kilobyte;
    expect(heavy(isHeavy)).toEqual([]);
  });

  test('come with pictures that the build has made, never with an original', () => {
    const files = existsSync(assets) ? readdirSync(assets) : [];
    expect(files.filter((name) => /\.(png|jpe?g|tiff)$/i.test(name))).toEqual([]);
  });

  test('carry 2.5 KB of script', () => {
    expect(heavy((page) => !page.hasState && page.script > 2.5 * kilobyte)).toEqual([]);
  });

  test('carry their scripts in the page itself: none can fail to arrive', () => {
    const linked = pages.filter(
      ({ path, hasState }) => !hasState && readPage(path).querySelector('script[src]'),
    );
    expect(linked.map(({ path }) => path)).toEqual([]);
  });
});

describe('pages with state', () => {
  test('are those whose address narrows a list down; no other carries React', () => {
    const expected = listPaths().filter((path) =>
      readPage(path).querySelector('[data-list-parameters]'),
    );
    expect(expected).not.toEqual([]);
    expect(pages.filter(({ hasState }) => hasState).map(({ path }) => path)).toEqual(expected);
    expect(pages.filter(({ react }) => react > 0).map(({ path }) => path)).toEqual(expected);
  });

  test('carry React and 20 KB of script', () => {
    expect(heavy((page) => page.hasState && page.script > 20 * kilobyte)).toEqual([]);
    expect(heavy((page) => page.hasState && page.react > 62 * kilobyte)).toEqual([]);
  });

  test('share one file of React', () => {
    const holders = readdirSync(`${distFolder()}/_astro`).filter(
      (name) => name.endsWith('.js') && readDist(`/_astro/${name}`).includes('react.dev'),
    );
    expect(holders).toHaveLength(1);
    expect(holders[0]).toMatch(/^react\./);
  });
});

const { length: articleCount } = readArticles();

test.skipIf(articleCount <= pageSize)(
  'an article beyond the first page of the list costs it less than a kilobyte and a half',
  () => {
    const html = readHtml(paths.blogs);
    const [card = ''] = /<li data-rest[\s\S]*?<\/li>/.exec(html) ?? [];
    const island = readPage(paths.blogs).querySelector('astro-island[props]');
    const { words: _, ...data } = JSON.parse(island?.getAttribute('props') ?? '');
    expect(card).toContain('</article>');
    expect(card.length + JSON.stringify(data).length / articleCount).toBeLessThan(1.5 * kilobyte);
  },
);

describe('the search', () => {
  const sizes = readSites().map(
    ({ paths }) => readFileSync(`${distFolder()}${paths.search}.br`).length,
  );

  test('costs 300 KB where it is opened', () => {
    for (const size of sizes) expect(size).toBeLessThanOrEqual(300 * kilobyte);
  });

  test.skipIf(!readFirm().sample)('costs 45 KB with the texts of the sample', () => {
    for (const size of sizes) expect(size).toBeLessThanOrEqual(45_000);
  });
});

test('no page asks for more than 8 files, those with state for more than 12', () => {
  expect(heavy(({ hasState, requests }) => requests > (hasState ? 12 : 8))).toEqual([]);
});

test('the rules for opening pages beforehand are in every page, in 300 bytes', () => {
  for (const path of listPaths()) {
    const rules = /<script type="speculationrules">(.*?)<\/script>/.exec(readHtml(path))?.[1] ?? '';
    expect(JSON.parse(rules), path).toHaveProperty('prerender');
    expect(rules.length).toBeLessThanOrEqual(300);
  }
});

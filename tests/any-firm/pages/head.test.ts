import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { noonOf } from '../../../src/content/dates.ts';
import { fill } from '../../../src/content/words.ts';
import {
  find,
  isServed,
  listIndexable,
  listNotFound,
  listPaths,
  readCanonical,
  readDist,
  readHtml,
  readMeta,
  readPage,
  readTitle,
  textOf,
} from '../../../tools/built-site.ts';
import { distFolder } from '../../../tools/dist-folder.ts';
import { hasPage, readArticles, readSite, readSiteOf, readSites } from '../../support/site.ts';

const { firm } = readSite();
const pagePaths = listIndexable();

const countCharacters = (text: string) => [...text].length;

test('every page has a unique description, and in its language a unique title', () => {
  // The home page may be called by the name of the firm in every language.
  for (const read of [
    (path: string) => `${readSiteOf(path).language.code} ${readTitle(readPage(path))}`,
    (path: string) => readMeta(readPage(path), 'description'),
  ])
    expect([...Map.groupBy(pagePaths, read).values()].filter(({ length }) => length > 1)).toEqual(
      [],
    );
});

const readCard = (path: string) =>
  readFileSync(
    `${distFolder()}${readMeta(readPage(path), 'og:image')?.slice(firm.siteUrl.length)}`,
  );

/** @returns what the link preview of an article has besides */
function listArticleData(path: string) {
  const article = readArticles(readSiteOf(path).language).find(({ path: own }) => own === path);
  return [
    ['article:published_time', noonOf(article?.date ?? '', firm.timeZone)],
    ['article:modified_time', article?.updated && noonOf(article.updated, firm.timeZone)],
    ['article:section', article?.category],
  ] as const;
}

test.each(pagePaths)(
  '%s: title, description and card fit in a search result and a link preview',
  async (path) => {
    const page = readPage(path);
    const { firm: own, paths, words } = readSiteOf(path);
    const isArticle = path.startsWith(`${paths.articleFolder}/`);
    // A search result has no room for more; the name of the firm, by which visitors find a tab, may be cut there.
    const name = fill(words.discovery.pageTitle, { title: '', firm: own.name });
    const title = countCharacters(readTitle(page).replace(name, ''));
    expect(page.querySelectorAll('head > title')).toHaveLength(1);
    expect(readTitle(page).split(own.name)).toHaveLength(2);
    // Firms may have articles with long titles, which would make less sense if cut. That of an opening has its place.
    const mayBeLong = !firm.sample && (isArticle || path.startsWith(`${paths.workWithUs}/`));
    expect(title).toBeLessThanOrEqual(mayBeLong ? 90 : 60);
    const description = readMeta(page, 'description') ?? '';
    expect(countCharacters(description)).toBeGreaterThanOrEqual(70);
    expect(countCharacters(description)).toBeLessThanOrEqual(160);

    expect(page.querySelectorAll('link[rel=canonical]')).toHaveLength(1);
    expect(readCanonical(page)).toBe(`${firm.siteUrl}${path}`);
    expect(readMeta(page, 'robots')).toBe('max-image-preview:large');
    expect(readMeta(page, 'og:title')).toBeTruthy();
    expect(readMeta(page, 'og:image:alt')).toContain(textOf(find(page, 'h1')));
    for (const [name, content] of [
      ['og:url', `${firm.siteUrl}${path}`],
      ['og:description', description],
      ['og:site_name', own.name],
      ['og:type', isArticle ? 'article' : 'website'],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['twitter:card', 'summary_large_image'],
      ...(isArticle ? listArticleData(path) : []),
    ] as const)
      expect(readMeta(page, name), name).toBe(content);

    expect(readMeta(page, 'og:image')).toMatch(new RegExp(`^${firm.siteUrl}/cards/`));
    const { format, width, height } = await sharp(readCard(path)).metadata();
    expect([format, width, height]).toEqual(['png', 1200, 630]);
    expect(readCard(path).length).toBeLessThan(50 * 1024);
    // Some programs show the square in its middle: only the ground may cross its sides.
    const pixels = await sharp(readCard(path)).removeAlpha().raw().toBuffer();
    const colorAt = (x: number, y: number) => pixels.readUIntBE(3 * (1200 * y + x), 3);
    const rows = Array.from({ length: 630 }, (_, y) => y);
    for (const side of [(1200 - 630) / 2, (1200 + 630) / 2])
      expect(rows.filter((y) => colorAt(side, y) !== colorAt(0, y))).toEqual([]);
  },
);

// not-found.spec.ts holds their titles.
test('the 404 pages are not indexed', () => {
  for (const path of listNotFound()) {
    const page = readPage(path);
    expect(readMeta(page, 'robots')).toBe('noindex');
    expect(readCanonical(page)).toBeUndefined();
    expect(readMeta(page, 'og:url')).toBeUndefined();
    expect(readHtml(path)).not.toContain('application/ld+json');
  }
});

/** The same on every page, except for the feeds of the register. */
const examples = readSites().flatMap(({ paths }) =>
  [paths.home, paths.law].filter((path) => listPaths().includes(path)),
);

test.each(examples)('%s: icons, manifest, feeds and theme colour', (path) => {
  const page = readPage(path);
  const { language, paths } = readSiteOf(path);
  const hasFeed = hasPage('blogs', language);
  for (const [rel, expected] of Object.entries({
    icon: ['/favicon.ico', '/icon-192.png', '/favicon.svg'],
    'apple-touch-icon': ['/apple-touch-icon.png'],
    manifest: [paths.manifest],
    describedby: [paths.llms],
    'alternate"][type="application/rss+xml': [
      ...(hasFeed ? [paths.feed] : []),
      ...(path === paths.law ? [paths.lawFeed] : []),
    ],
    'alternate"][type="application/feed+json': hasFeed ? [paths.jsonFeed] : [],
  })) {
    // Links with hreflang lead to the other languages of the page.
    const links = page.querySelectorAll(`head link[rel="${rel}"]:not([hreflang])`);
    const hrefs = links.map((link) => link.getAttribute('href') ?? '');
    expect(hrefs).toEqual(expect.arrayContaining(expected));
    for (const href of hrefs) expect(isServed(href), href).toBe(true);
  }
  const color = find(page, 'meta[name=theme-color]');
  expect(color.getAttribute('content')).toBe(color.getAttribute('data-light'));
  expect(color.getAttribute('data-dark')).not.toBe(color.getAttribute('data-light'));
});

test('cards differ, except where two languages have the same heading', () => {
  for (const { language } of readSites()) {
    const own = pagePaths.filter((path) => readSiteOf(path).language === language);
    const cards = Map.groupBy(own, (path) => readCard(path).toString('base64'));
    expect([...cards.values()].filter((paths) => paths.length > 1)).toEqual([]);
  }
});

test.each(readSites())('$language.tag: the icons are opaque squares', async ({ firm, paths }) => {
  const { icons, ...manifest } = JSON.parse(readDist(paths.manifest));
  expect(manifest).toMatchObject({ name: firm.name, start_url: paths.home });
  expect(icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable');
  for (const { src, sizes } of [...icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
    const image = sharp(distFolder() + src);
    const { width, height } = await image.metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
    expect((await image.stats()).isOpaque, src).toBe(true);
  }
});

import { readdirSync } from 'node:fs';
import { type HTMLElement, parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { listTexts } from '../../../src/check/file-problems.ts';
import {
  find,
  listIndexable,
  listPaths,
  readDist,
  readMeta,
  readPage,
} from '../../../tools/built-site.ts';
import { distFolder } from '../../../tools/dist-folder.ts';
import { readSiteOf, readSites } from '../../support/site.ts';

const sites = readSites();
const pagePaths = listIndexable();
const hasSeveral = sites.length > 1;

interface Alternate {
  tag: string;
  path: string;
}

const toPath = (address: string) => new URL(address).pathname;

/** @param root the head of a page, or its entry in the sitemap */
const listAlternates = (root: HTMLElement): Alternate[] =>
  root.querySelectorAll('[rel=alternate][hreflang]').map((link) => ({
    tag: link.getAttribute('hreflang') ?? '',
    path: toPath(link.getAttribute('href') ?? ''),
  }));
const readAlternates = (path: string) => listAlternates(find(readPage(path), 'head'));

const languageOf = (path: string) => readSiteOf(path).language;

test.each(listPaths())('%s states its language consistently', (path) => {
  const { tag } = languageOf(path);
  const page = readPage(path);
  expect(find(page, 'html').getAttribute('lang')).toBe(tag);
  const locale = readMeta(page, 'og:locale') ?? tag.replace('-', '_');
  expect(locale).toBe(tag.replace('-', '_'));
});

describe('the languages of a site', () => {
  test('are alternates that point to each other, unless there is one alone', () => {
    const translated = pagePaths.filter((path) => readAlternates(path).length > 0);
    expect(translated.length > 0).toBe(hasSeveral);
    for (const path of translated) {
      const alternates = readAlternates(path);
      const own = alternates.filter(({ tag }) => tag !== 'x-default');
      const defaultLanguage = sites[0]?.firm.defaultLanguage;
      const isDefault = ({ path }: Alternate) => languageOf(path).tag === defaultLanguage;
      const ofOthers = own.find(isDefault) ?? own[0];
      expect(own, path).toContainEqual({ tag: languageOf(path).code, path });
      expect(alternates, path).toContainEqual({ tag: 'x-default', path: ofOthers?.path });
      for (const { tag, path: other } of own) {
        expect(languageOf(other).code, `${path}: ${other}`).toBe(tag);
        expect(readAlternates(other), `${path}: ${other}`).toEqual(alternates);
      }
    }
  });

  test('are the same alternates in the sitemap', () => {
    const listed = parse(readDist('/sitemap.xml'))
      .querySelectorAll('url:has(lastmod)')
      .map((entry) => [toPath(find(entry, 'loc').textContent), listAlternates(entry)]);
    const expected = pagePaths.map((path) => [path, readAlternates(path)]);
    expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(expected));
  });

  test('have a switch that leads to the translated page, or to the home page if there is none', () => {
    for (const path of listPaths()) {
      const { tag } = languageOf(path);
      const expected = sites
        .filter(({ language }) => language.tag !== tag)
        .map(({ language, paths }) => {
          const twin = readAlternates(path).find((alternate) => alternate.tag === language.code);
          return { tag: language.tag, path: twin?.path ?? paths.home };
        });
      const links = readPage(path)
        .querySelectorAll('header nav a[hreflang]')
        .map((link) => ({
          tag: link.getAttribute('hreflang'),
          path: link.getAttribute('href'),
        }));
      expect(links, path).toEqual(expected);
    }
  });

  test('are linked by the switch alone', () => {
    for (const path of listPaths()) {
      const { prefix } = languageOf(path);
      const crossing = readPage(path)
        .querySelectorAll('a[href^="/"]:not([hreflang])')
        // The template of a search result is filled in before anyone sees it.
        .filter((link) => !link.closest('template'))
        // A file for download may serve several languages.
        .filter((link) => !link.hasAttribute('download'))
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => languageOf(href.replace(/[?#].*/, '')).prefix !== prefix);
      expect(crossing, path).toEqual([]);
    }
  });
});

/** Text of several words that HTML, JSON and typography leave unchanged. */
const isPlainText = (text: string) =>
  text.length >= 12 && /^[\p{L}\p{M}\p{N}.,:;()। -]+$/u.test(text);

/** Parts of addresses, which links to another language contain, and values that name a choice. */
const isName = (text: string) => /^[a-z-]+$/.test(text);

/** @returns the texts of a language by their path */
function readTexts({ subfolder, content, words }: (typeof sites)[number]) {
  const files = content.sources.filter((source) => source.subfolder === subfolder);
  const all = [...files, { id: 'words', data: words }];
  return new Map(
    all.flatMap(({ id, data }) => listTexts(data, [id]).map(({ path, text }) => [`${path}`, text])),
  );
}

/** Files of the site with texts in one language each. */
const isText = (file: string) =>
  /\.(html|xml|json|js|txt|webmanifest|vcf|ics|csv)$/.test(file) &&
  !/^(_astro|sitemap|robots|\.well-known)/.test(file);

/** @returns the file without elements that say that they are in another language */
function readOwn(file: string) {
  if (!file.endsWith('.html')) return readDist(file);
  const page = parse(readDist(file));
  for (const marked of page.querySelectorAll('[lang]:not(html), [data-item]:has([lang])'))
    marked.remove();
  return page.toString();
}

describe.runIf(hasSeveral)('no file of the site mixes languages', () => {
  const texts = sites.map((site) => ({ site, texts: readTexts(site) }));
  const files = readdirSync(distFolder(), { recursive: true, encoding: 'utf8' }).filter(isText);

  test.each(texts)('$site.language.code', ({ site: { language }, texts: own }) => {
    const ownTexts = [...own.values()].join('\n');
    const foreign = texts.flatMap(({ site, texts }) =>
      site.language === language
        ? []
        : [...texts]
            // Texts without a translation are shared: names, numbers, addresses.
            .filter(([place, text]) => own.has(place) && isPlainText(text) && !isName(text))
            .map(([, text]) => text)
            .filter((text) => !ownTexts.includes(text)),
    );
    const found = files
      .filter((file) => languageOf(`/${file.replace(/\.\w+$/, '')}`) === language)
      .flatMap((file) => {
        const content = readOwn(`/${file}`);
        return foreign.filter((text) => content.includes(text)).map((text) => `${file}: ${text}`);
      });
    expect(foreign).not.toEqual([]);
    expect(found).toEqual([]);
  });
});

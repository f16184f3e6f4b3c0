import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import {
  listPaths,
  readDist,
  readHtml,
  readMain,
  readPage,
  toFile,
} from '../../../tools/built-site.ts';
import { distFolder } from '../../../tools/dist-folder.ts';
import { readSite, readSites } from '../../support/site.ts';

const { firm, paths } = readSite();
const kilobyte = 1024;

/** @returns the bytes transferred for a file of the site, compressed with brotli if it is text */
function readSize(path: string) {
  const file = `${distFolder()}${decodeURI(path)}`;
  return readFileSync(existsSync(`${file}.br`) ? `${file}.br` : file).length;
}

/** Adds the scripts that these import. @returns each once */
function addModules(scripts: Set<string>) {
  // A set is walked to its end, also if it grows meanwhile.
  for (const script of scripts)
    for (const [, name] of readDist(script).matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g))
      scripts.add(`/_astro/${name}`);
  return [...scripts];
}

const measure = (script: string) => brotliCompressSync(script).length;

function weigh(path: string) {
  const page = readPage(path);
  const all = (selector: string, attribute: string) =>
    page
      .querySelectorAll(selector)
      .map((element) => element.getAttribute(attribute) ?? '')
      .filter((address) => address.startsWith('/'));
  const entries = [
    ...all('script[src]', 'src'),
    ...all('link[rel=modulepreload]', 'href'),
    ...all('astro-island', 'component-url'),
    ...all('astro-island', 'renderer-url'),
  ];
  const modules = addModules(new Set(entries));
  const isReact = (script: string) => script.startsWith('/_astro/react.');
  const inline = page
    .querySelectorAll('script:not([src])')
    .filter((element) => !/json|speculationrules/.test(element.getAttribute('type') ?? ''))
    .map((element) => measure(element.textContent));
  const others = new Set([
    // Without the sheet for paper, which browsers load after everything else.
    ...all('link[rel=stylesheet]:not([media=print])', 'href'),
    ...all('link[rel=preload]', 'href'),
    ...all('link[rel=icon]', 'href').slice(0, 1),
    ...all('link[rel=manifest]', 'href'),
    ...all('img:not([loading=lazy])', 'src'),
  ]);
  // Loaded lazily: each picture counts in the largest size that a modern browser loads.
  const pictures = page
    .querySelectorAll('picture')
    .map((picture) => picture.querySelectorAll('source[type="image/avif"]').at(-1))
    .map((source) => source?.getAttribute('srcset')?.split(', ').at(-1)?.split(' ')[0] ?? '');

  const sum = (numbers: number[]) =>
    numbers.reduce((total, number) => total + number, 0) / kilobyte;
  const sumOf = (files: string[]) => sum(files.map(readSize));
  const html = sumOf([toFile(path).slice(distFolder().length)]);
  const react = sumOf(modules.filter(isReact));
  const files = sumOf(modules.filter((script) => !isReact(script)));
  return {
    path,
    hasState: page.querySelector('astro-island') !== null,
    hasCalculator: page.querySelector('[data-calculator]') !== null,
    /** Whether it has a calculator, or is an article with the table of a calendar. */
    hasFigure: page.querySelector('article #calendar, [data-calculator]') !== null,
    html,
    react,
    /** Without React, which is cached after the first page. */
    script: files + sum(inline),
    total: html + react + files + sumOf([...others]),
    pictures: pictures.map((picture) => sumOf([picture])),
    requests: 1 + modules.length + others.size,
  };
}

const pages = listPaths().map(weigh);

type Page = (typeof pages)[number];

const isText = ({ hasState }: Page) => !hasState;
const isList = ({ hasState }: Page) => hasState;
/** The register of law is as long as its entries. */
const isBrief = (page: Page) => isText(page) && page.path !== paths.law;
/** A page of few words is in the first ten packets, which a server sends before the first answer. */
const isShort = (page: Page) =>
  isText(page) &&
  (page.path === paths.home ||
    (readMain(page.path).textContent.match(/\p{L}+/gu) ?? []).length <= 700);

/** The kilobytes that a server sends before it waits for the first answer of the browser. */
const firstWindow = 15;

/** @returns the size of the HTML up to the second section, which is past the first screen */
function measureFirstScreen({ path, html }: Page) {
  const source = readHtml(path);
  const start = source.indexOf('</h1>');
  const second = [...source.matchAll(/<h2/g)].filter(({ index }) => index > start)[1];
  if (html <= firstWindow || !second) return html;
  return brotliCompressSync(source.slice(0, second.index)).length / kilobyte;
}

type Budget = [string, (page: Page) => boolean, (page: Page) => number, number];

/** Longer texts and menus of a firm cost its visitors one more round trip, but are no defect. */
const ofTheSample: Budget[] = [
  [
    'the HTML of a page of text, with its styles',
    (page) => isBrief(page) && !page.hasFigure,
    ({ html }) => html,
    // The names of pictures contain a hash of the project's folder, which costs a few bytes or none.
    20.5,
  ],
  ['the HTML of the team', ({ path }) => path === paths.team, ({ html }) => html, firstWindow],
  ['the first screen of a text in ten packets', isText, measureFirstScreen, firstWindow],
  ['a short page of text', isShort, ({ html }) => html, 16.5],
];

/** Which pages, what is measured, and the most that it may be: kilobytes, or a number of files. */
const budgets: Budget[] = [
  ...(firm.sample ? ofTheSample : []),
  ['HTML with a calendar or a calculator', (page) => page.hasFigure, (page) => page.html, 21],
  ['a page of text in total, with the font', isBrief, ({ total }) => total, 60],
  [
    'a photograph of a page of text in its largest size',
    isText,
    ({ pictures }) => Math.max(0, ...pictures),
    60,
  ],
  [
    'the script of a page of text',
    (page) => isText(page) && !page.hasCalculator,
    ({ script }) => script,
    2.5,
  ],
  // It reads numbers as people write them, in digits of any script, and says in words what is wrong with them. Every page
  // marks its portraits.
  [
    'the script of a page with a calculator',
    (page) => page.hasCalculator,
    ({ script }) => script,
    3,
  ],
  ['the script of a page with state', isList, ({ script }) => script, 20],
  ['React', isList, ({ react }) => react, 62],
  // One of them is the script that all pages share.
  ['the files of a page of text', isText, ({ requests }) => requests, 10],
  ['the files of a page with state', isList, ({ requests }) => requests, 14],
];

test.each(budgets)('the budget for %s', (_, isMeant, measure, most) => {
  const heavy = pages.filter((page) => isMeant(page) && measure(page) > most);
  expect(heavy.map((page) => `${page.path}: ${measure(page)}`)).toEqual([]);
});

test('only pages whose lists are filtered by the URL have state and load React', () => {
  const expected = listPaths().filter((path) => readPage(path).querySelector('[data-item]'));
  expect(pages.filter(isList).map(({ path }) => path)).toEqual(expected);
  expect(pages.filter(({ react }) => react > 0).map(({ path }) => path)).toEqual(expected);
});

test.each(readSites())('the search in $language.code is small enough to wait for', ({ paths }) => {
  expect(readSize(paths.search)).toBeLessThanOrEqual(firm.sample ? 50_000 : 300 * kilobyte);
});

test('no original of a picture is published', () => {
  const assets = `${distFolder()}/_astro`;
  const files = existsSync(assets) ? readdirSync(assets) : [];
  expect(files.filter((name) => /\.(png|jpe?g|tiff)$/i.test(name))).toEqual([]);
});

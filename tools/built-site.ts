import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type HTMLElement, parse } from 'node-html-parser';
import { listNotFoundPages } from '../src/build/hosts/not-found-pages.ts';
import { distFolder } from './dist-folder.ts';

/** Reads the built site for the tests; pages are identified by the path that a visitor requests. */

/** @param path of a page, such as `/team` */
export const toFile = (path: string) => `${distFolder()}${path === '/' ? '/index' : path}.html`;

/** @returns every HTML file of the built site as a path, such as `/blog/0` and `/404` */
function listHtml() {
  const copies = listNotFoundPages(distFolder()).flatMap(({ paths }) => paths.slice(1));
  return readdirSync(distFolder(), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.slice(0, -'.html'.length)}`)
    .filter((path) => !copies.includes(path))
    .map((path) => (path === '/index' ? '/' : path))
    .sort();
}

/** Makes a value once for each path, because the lists of pages are needed often. */
function once<Value>(make: (path: string) => Value) {
  const known = new Map<string, Value>();
  return (path = ''): Value => {
    // A test may read the site of another firm in the same process.
    const key = distFolder() + path;
    const value = known.has(key) ? (known.get(key) as Value) : make(path);
    known.set(key, value);
    return value;
  };
}

const isMoved = once((path) => readHtml(path).includes('<meta http-equiv="refresh"'));

/** @returns every page of the built site */
export const listPaths = () => listHtml().filter((path) => !isMoved(path));

/** @returns the moved paths, at which a page redirects visitors */
export const listMoved = () => listHtml().filter(isMoved);

/** @returns the pages for unknown paths: of the site, of a language, of the articles */
export const listNotFound = once(() => [
  '/404',
  ...listNotFoundPages(distFolder()).flatMap(({ paths: [path = ''] }) => path),
]);

/** @returns the indexed pages: all except those for unknown paths */
export function listIndexable() {
  return listPaths().filter((path) => !listNotFound().includes(path));
}

/** @returns whether a static host serves the path without a redirect */
export const isServed = (path: string) =>
  !listNotFound().includes(path) &&
  existsSync(/\.\w+$/.test(path) ? `${distFolder()}${path}` : toFile(path));

/** @returns the pages with islands, such as lists and forms */
export const listPagesWithState = () =>
  listPaths().filter((path) => readHtml(path).includes('<astro-island'));

/** @param file such as `/rss.xml` */
export const readDist = (file: string) => readFileSync(`${distFolder()}${file}`, 'utf8');

export const readHtml = (path: string) => readFileSync(toFile(path), 'utf8');

/** @returns the parsed page, which tests share and must not modify */
export const readPage = once((path) => parse(readHtml(path)));

/** @throws if no element matches the selector */
export function find(root: HTMLElement, selector: string) {
  const found = root.querySelector(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
}

/** @returns the main part of a page */
export const readMain = (path: string) => find(readPage(path), 'main');

export const readTitle = (page: HTMLElement) => find(page, 'head > title').textContent;

/** @returns the content of the meta element with this name or property */
export const readMeta = (page: HTMLElement, name: string) =>
  page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

export const readCanonical = (page: HTMLElement) =>
  page.querySelector('link[rel=canonical]')?.getAttribute('href');

const ignored = '[aria-hidden=true], .sr-only, script, template';

/**
 * @param without selector of further elements to ignore
 * @returns the visible text, without decoration and screen-reader text
 */
export function textOf(element: HTMLElement, without?: string): string {
  const copy = parse(element.outerHTML);
  for (const part of copy.querySelectorAll(without ? `${ignored}, ${without}` : ignored))
    part.remove();
  // The narrow spaces of French are part of its words.
  return copy.textContent.replace(/[^\S\u202f]+/g, ' ').trim();
}

export const textsOf = (root: HTMLElement, selector: string) =>
  root.querySelectorAll(selector).map((element) => textOf(element));

/** @returns the text and target of every link, in order */
export const linksOf = (root: HTMLElement) =>
  root.querySelectorAll('a').map((link) => [textOf(link), link.getAttribute('href')] as const);

export const hrefsOf = (root: HTMLElement) => linksOf(root).map(([, href]) => href);

/** @returns the section or article that contains the heading */
export function partUnder(root: HTMLElement, heading: string) {
  const element = root
    .querySelectorAll('h1, h2, h3')
    .find((candidate) => textOf(candidate) === heading);
  const part = element?.closest('section, article');
  if (!part) throw new Error(`The page has no section with the heading "${heading}"`);
  return part;
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type HTMLElement, parse } from 'node-html-parser';

/** The built site, as its tests see it: a page by the path that a visitor asks for. */

export const notFoundPaths = ['/404', '/blog/404'];

/** @param path of a page, such as `/team` */
export const toFile = (path: string) => `dist${path === '/' ? '/index' : path}.html`;

/** @returns every HTML file of the built site as a path, such as `/blog/0` and `/404` */
export const listPaths = () =>
  readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.slice(0, -'.html'.length)}`)
    .map((path) => (path === '/index' ? '/' : path))
    .sort();

/** @returns the pages that a search engine may list: all but the not-found pages */
export const listIndexable = () => listPaths().filter((path) => !notFoundPaths.includes(path));

/** @returns whether the static host answers for a path of the site, without a redirect */
export const isServed = (path: string) =>
  !notFoundPaths.includes(path) && existsSync(/\.\w+$/.test(path) ? `dist${path}` : toFile(path));

/** @param file such as `/rss.xml` */
export const readDist = (file: string) => readFileSync(`dist${file}`, 'utf8');

export const readHtml = (path: string) => readFileSync(toFile(path), 'utf8');

const readPages = new Map<string, HTMLElement>();

/** @returns the parsed page; do not change it, the next test reads the same one */
export function readPage(path: string) {
  const page = readPages.get(path) ?? parse(readHtml(path));
  readPages.set(path, page);
  return page;
}

/** @throws where nothing on the page fits, naming what was looked for */
export function find(root: HTMLElement, selector: string) {
  const found = root.querySelector(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
}

export const readTitle = (page: HTMLElement) => find(page, 'head > title').textContent;

/** @returns content of the meta element of this name or property */
export const readMeta = (page: HTMLElement, name: string) =>
  page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

export const readCanonical = (page: HTMLElement) =>
  page.querySelector('link[rel=canonical]')?.getAttribute('href');

const unread = '[aria-hidden=true], .sr-only, script, template';

/**
 * @param without parts that do not count either
 * @returns what is to be read, without drawn arrows and words for the ear only
 */
export function textOf(element: HTMLElement, without?: string): string {
  const copy = parse(element.outerHTML);
  for (const part of copy.querySelectorAll(without ? `${unread}, ${without}` : unread))
    part.remove();
  return copy.textContent.replace(/\s+/g, ' ').trim();
}

export const textsOf = (root: HTMLElement, selector: string) =>
  root.querySelectorAll(selector).map((element) => textOf(element));

/** @returns words and target of every link, in their order */
export const linksOf = (root: HTMLElement) =>
  root.querySelectorAll('a').map((link) => [textOf(link), link.getAttribute('href')] as const);

/** @returns the smallest part of the page around a heading, such as its section */
export function partUnder(root: HTMLElement, heading: string) {
  const element = root
    .querySelectorAll('h1, h2, h3')
    .find((candidate) => textOf(candidate) === heading);
  const part = element?.closest('section, article');
  if (!part) throw new Error(`No part of the page stands under the heading "${heading}"`);
  return part;
}

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { type HTMLElement, parse } from 'node-html-parser';

const toFile = (path: string) => `dist${path === '/' ? '/index' : path}.html`;

/** @returns every HTML file of the built site as a path, such as `/blog/0` and `/404` */
export const listPaths = () =>
  readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.slice(0, -'.html'.length)}`)
    .map((path) => (path === '/index' ? '/' : path))
    .sort();

export const readHtml = (path: string) => readFileSync(toFile(path), 'utf8');

export const readBuildDay = (path: string) => statSync(toFile(path)).mtime;

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

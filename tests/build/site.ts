import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type HTMLElement, parse } from 'node-html-parser';
import { parse as parseYaml } from 'yaml';
import { firmSchema } from '../../src/lib/schemas/firm.ts';

/** The built site, as its tests see it. */

export interface BuiltPage {
  /** As a visitor asks for it. */
  path: string;
  html: string;
  root: HTMLElement;
}

export const firm = firmSchema.parse(parseYaml(readFileSync('content/firm.yaml', 'utf8')));
export const siteUrl = firm.siteUrl;
export const readDist = (path: string) => readFileSync(`dist${path}`, 'utf8');

const toPath = (file: string) => `/${file.replace(/(^index)?\.html$/, '')}`;

const allPages: BuiltPage[] = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .sort()
  .map((file) => {
    const html = readDist(`/${file}`);
    return { path: toPath(file), html, root: parse(html) };
  });

const isNotFound = ({ path }: BuiltPage) => path.endsWith('404');

export const pages = allPages.filter((page) => !isNotFound(page));
export const notFoundPages = allPages.filter(isNotFound);

/** @returns content of the meta element of this name or property */
export const readMeta = ({ root }: BuiltPage, name: string) =>
  root.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

export const readTitle = ({ root }: BuiltPage) => root.querySelector('head > title')?.text ?? '';

export const readCanonical = ({ root }: BuiltPage) =>
  root.querySelector('link[rel=canonical]')?.getAttribute('href');

/** Text of an element as a reader sees it, white space folded. */
export const readText = (element: HTMLElement | null) =>
  (element?.text ?? '').replace(/\s+/g, ' ').trim();

/** @returns whether the static host answers for a path of the site, without a redirect */
export const isServed = (path: string) =>
  pages.some((page) => page.path === path) || (/\.\w+$/.test(path) && existsSync(`dist${path}`));

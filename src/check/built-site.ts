import { existsSync } from 'node:fs';
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { type Advice, advise, type Problem, quote, suggest } from '../content/problem.ts';
import { findHeadings, findLinks } from '../render/parse-markdown.ts';
import type { Content } from '../site/load-site.ts';
import type { Site } from '../site/site.ts';
import { contentFile, type Source } from '../site/source.ts';
import { listAddresses } from './addresses.ts';
import { problemIn } from './file-problems.ts';

/** What can only be known of the pages themselves: anchors, ids, and whether a visitor finds each page. */

/** A page of the built site. */
export interface BuiltPage {
  ids: string[];
  /** The addresses of its links. */
  links: string[];
  /** Whether it is a page of its own, not one for unknown or moved addresses. */
  isListed: boolean;
}

export type BuiltPages = ReadonlyMap<string, BuiltPage>;

/** @param root of the HTML of a page */
export function readBuiltPage(root: Root): BuiltPage {
  const page: BuiltPage = { ids: [], links: [], isListed: true };
  visit(root, 'element', ({ tagName, properties: { id, href, name, content, httpEquiv } }) => {
    if (id !== undefined) page.ids.push(`${id}`);
    if (href !== undefined && /^(?:a|area)$/.test(tagName)) page.links.push(`${href}`);
    if (name === 'robots' && /noindex/.test(`${content}`)) page.isListed = false;
    if (/refresh/i.test(`${httpEquiv}`)) page.isListed = false;
  });
  return page;
}

/** @returns path and anchor of a link on a page; undefined for a link to another site */
function splitLink(url: string, path: string) {
  if (!/^(?:#|\?|\/(?!\/))/.test(url)) return undefined;
  const { pathname } = new URL(url, `https://site.invalid${path}`);
  return { path: decodeURI(pathname), anchor: url.split('#')[1] };
}

/** @returns by path, how many links lead from the start to each listed page */
export function measureDepths(pages: BuiltPages, start: string) {
  const depths = new Map([[start, 0]]);
  for (const [path, depth] of depths)
    for (const url of pages.get(path)?.links ?? []) {
      const target = splitLink(url, path)?.path;
      if (target === undefined || depths.has(target) || !pages.get(target)?.isListed) continue;
      depths.set(target, depth + 1);
    }
  return depths;
}

const anchorHelp = 'to a heading: its words in lower case, joined by hyphens.';

function describeAnchor(url: string, from: string, pages: BuiltPages): Advice | undefined {
  const { path = '', anchor } = splitLink(url, from) ?? {};
  const ids = pages.get(path)?.ids;
  if (!anchor || !ids || ids.some((id) => id === anchor || encodeURIComponent(id) === anchor))
    return undefined;
  return url.startsWith('#')
    ? advise(
        `no heading of this text has the anchor ${quote(url)}`,
        `${suggest(anchor, ids)}Link ${anchorHelp}`,
      )
    : advise(
        `the page ${path} has no anchor ${quote(anchor)}`,
        `${suggest(anchor, ids)}Link to the page alone, or ${anchorHelp}`,
      );
}

/** Finds links in the texts of a language to anchors that the page does not have. */
const checkAnchors = (addresses: Map<Source, string>, pages: BuiltPages): Problem[] =>
  [...addresses].flatMap(([source, address]) => {
    const [path = ''] = address.split('#');
    if (!pages.has(path)) return [];
    return findLinks(source).flatMap(({ url, line }) =>
      problemIn({ file: source.file, line }, describeAnchor(url, path, pages)),
    );
  });

/** Finds two parts of a page with the same anchor: links would lead to the first. */
function checkIds(addresses: Map<Source, string>, pages: BuiltPages): Problem[] {
  const owners = [...addresses];
  const describe = (path: string, id: string): Omit<Problem, 'message'> => {
    const [entry] = owners.find(([, address]) => address === `${path}#${id}`) ?? [];
    if (entry) return { file: entry.file, fix: 'Choose another file name.' };
    const [text] = owners.find(([, address]) => address === path) ?? [];
    const heading = text && findHeadings(text).find(({ anchor }) => anchor === id);
    return heading
      ? { file: text.file, line: heading.line, fix: 'Add a word to the heading.' }
      : { file: path, fix: 'No text has it: the program makes it twice.' };
  };
  return [...pages].flatMap(([path, { ids }]) =>
    [...new Set(ids.filter((id, index) => ids.indexOf(id) < index))].map((id) => ({
      message: `the page has another part with the anchor ${quote(id)}`,
      ...describe(path, id),
    })),
  );
}

/** Finds pages of a language to which no link leads from its home page. */
function checkReached(site: Site, pages: BuiltPages): Problem[] {
  const depths = measureDepths(pages, site.paths.home);
  const message = 'no menu and no text leads to the page, so that no visitor finds it';
  const fix = `Add it to a menu in ${contentFile('menus', 'menus', site.subfolder)}, or link to it in a text.`;
  return [...listAddresses(site.files, site.paths)]
    .filter(([, path]) => pages.get(path)?.isListed && !depths.has(path))
    .map(([{ file }]) => ({ file, message, fix }));
}

/** Finds links of any page that lead nowhere: those in texts are known, others are those of the program. */
function checkProgramLinks(pages: BuiltPages, folder: string): Problem[] {
  const isServed = (path: string, from: string) =>
    path === from ||
    pages.get(path)?.isListed ||
    (/\.(?!html$)\w+$/.test(path) && existsSync(folder + path));
  return [...pages].flatMap(([path, { links }]) =>
    [...new Set(links)].flatMap((url) => {
      const target = splitLink(url, path);
      if (!target || (isServed(target.path, path) && !describeAnchor(url, path, pages))) return [];
      const fix = 'No text has this link: the program makes it.';
      return [{ file: path, message: `the link ${quote(url)} leads nowhere`, fix }];
    }),
  );
}

/**
 * Finds links in texts to anchors that a page does not have, and anchors that a page has twice.
 * @param pages all, or some of them
 */
export function checkPages({ sites }: Content, pages: BuiltPages): Problem[] {
  const addresses = sites.map((site) => listAddresses(site.files, site.paths));
  return [
    ...addresses.flatMap((own) => checkAnchors(own, pages)),
    ...checkIds(new Map(addresses.flatMap((own) => [...own])), pages),
  ];
}

/**
 * Checks the built site.
 * @param folder of the built site
 */
export function checkBuiltSite(content: Content, pages: BuiltPages, folder: string): Problem[] {
  const problems = [
    ...checkPages(content, pages),
    ...content.sites.flatMap((site) => checkReached(site, pages)),
  ];
  return problems.length > 0 ? problems : checkProgramLinks(pages, folder);
}

import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { shownPath } from '../../content/kinds/redirects.ts';
import {
  caching,
  copies,
  type Headers,
  type HostTable,
  listMovedPaths,
  readHostTable,
  sharing,
} from './host-table.ts';
import { buildNginxConfig } from './nginx.ts';
import { copyNotFoundPages } from './not-found-pages.ts';

const formatRule = (path: string, headers: Headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** Types that Cloudflare Pages and Netlify do not know. */
const rareTypes = /\.(vcf|ics|csv|md|webmanifest)$/;

/**
 * Builds `_headers` for Cloudflare Pages and Netlify. Both revalidate pages by default. A rule for it
 * would also match hashed files and give them two values, because all rules that match are combined. For the
 * same reason no file has a policy of who may embed it, and copies of pages are only kept out of search.
 */
function buildHeadersFile({ headers, types, namedTypes }: HostTable) {
  const rare = Object.entries(types).filter(([ending]) => rareTypes.test(ending));
  const typed = [
    ...rare.map(([ending, type]) => [`/*${ending}`, type]),
    ...Object.entries(namedTypes),
  ];
  const { 'cross-origin-resource-policy': _, ...combinable } = headers;
  const { 'cross-origin-resource-policy': __, ...read } = sharing.read.headers;
  const rules = [
    formatRule('/*', combinable),
    formatRule('/_astro/*', { 'cache-control': caching.hashed }),
    ...typed.map(([path = '', type = '']) => formatRule(path, { 'content-type': type })),
    ...sharing.read.endings.split('|').map((ending) => formatRule(`/*.${ending}`, read)),
    ...['md', 'txt'].map((ending) => formatRule(`/*.${ending}`, { 'x-robots-tag': 'noindex' })),
  ];
  return `${rules.join('\n')}\n`;
}

/**
 * Builds `_redirects`. A path at which there is a page has another line with an exclamation mark, which
 * Netlify needs; Cloudflare Pages skips it, like lines with a query. The last rules are for Netlify, which
 * knows one 404 page; Cloudflare Pages ignores them and finds the nearest `404.html` itself.
 */
const buildRedirectsFile = ({ notFoundPages, redirects }: HostTable) =>
  [
    ...listMovedPaths(redirects).flatMap(({ path, query, to, page }) => {
      const rule = [encodeURI(path), ...query, to].join(' ');
      return [
        ...(page || query.length > 0 ? [`${rule} 301!\n`] : []),
        ...(query.length > 0 ? [] : [`${rule} 301\n`]),
      ];
    }),
    ...notFoundPages.map(
      ({ folder, file, isFolderPage }) => `${folder}/${isFolderPage ? '*' : ':id'} ${file} 404\n`,
    ),
  ].join('');

/** Vercel takes `.html` from an address before it looks for redirects, and knows patterns. */
const toVercelRedirects = (redirects: HostTable['redirects']) =>
  redirects
    .filter(({ path, query, to }) => query.length > 0 || shownPath(path) !== to)
    .map(({ path, query, to }) => ({
      source: encodeURI(shownPath(path)).replaceAll(/[()+!]/g, '\\$&'),
      ...(query.length > 0 && {
        has: query.map((part) => {
          const [key = '', ...value] = decodeURIComponent(part).split('=');
          return { type: 'query', key, value: value.join('=') };
        }),
      }),
      destination: to,
      statusCode: 301,
    }));

/** @returns `vercel.json`. Vercel knows one 404 page, which chooses its text in the browser. */
function buildVercelConfig({ name, headers, namedTypes, redirects }: HostTable) {
  const rule = (source: string, own: Headers) => ({
    source,
    headers: Object.entries(own).map(([key, value]) => ({ key, value })),
  });
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: 'npm run build',
    outputDirectory: 'dist',
    cleanUrls: true,
    trailingSlash: false,
    redirects: toVercelRedirects(redirects),
    headers: [
      rule('/(.*)', { ...headers, 'cache-control': caching.other }),
      rule('/_astro/(.*)\\.(.*)', { 'cache-control': caching.hashed }),
      ...Object.entries(namedTypes).map(([path, type]) => rule(path, { 'content-type': type })),
      ...Object.values(sharing).map(({ endings, headers }) =>
        rule(`/(.*)[.](?:${endings})`, headers),
      ),
      ...copies.map((copy) =>
        rule(copy.slice(1, -1), { link: `<https://${name}$1>; rel="canonical"` }),
      ),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/**
 * Writes the settings of hosts: those that belong into the site, and the others beside it.
 * @param dist folder of the built site, without a trailing slash
 * @param beside folder for the others
 */
export function writeHostFiles(dist: string, beside: string) {
  copyNotFoundPages(dist);
  const table = readHostTable(dist);
  // GitHub Pages shows the first page of a folder at an address with a slash, and no other.
  for (const { page } of table.redirects.filter(({ page, isFolder }) => page && isFolder))
    for (const ending of ['', '.br', '.gz'])
      cpSync(`${dist}${page}.html${ending}`, `${dist}${page}/index.html${ending}`);
  mkdirSync(beside, { recursive: true });
  writeFileSync(`${dist}/_headers`, buildHeadersFile(table));
  writeFileSync(`${dist}/_redirects`, buildRedirectsFile(table));
  writeFileSync(`${beside}/vercel.json`, buildVercelConfig(table));
  writeFileSync(`${beside}/nginx.conf`, buildNginxConfig(table));
}

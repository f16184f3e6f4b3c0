import { mkdirSync, writeFileSync } from 'node:fs';
import {
  caching,
  copies,
  type Headers,
  type HostTable,
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
 * Builds `_redirects`. A moved path has a line with an exclamation mark, which Netlify needs, because
 * there is a page at the path; one without, because Cloudflare Pages skips the first; and one for the
 * path with a slash. The last rules are for Netlify, which knows one 404 page; Cloudflare Pages
 * ignores them and finds the nearest `404.html` itself.
 */
const buildRedirectsFile = ({ notFoundPages, redirects }: HostTable) =>
  [
    ...redirects.flatMap(({ from, to }) => [
      `${from} ${to} 301!\n`,
      `${from} ${to} 301\n`,
      `${from}/ ${to} 301\n`,
    ]),
    ...notFoundPages.map(
      ({ folder, file, isFolderPage }) => `${folder}/${isFolderPage ? '*' : ':id'} ${file} 404\n`,
    ),
  ].join('');

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
    redirects: redirects.map(({ from, to }) => ({
      source: from,
      destination: to,
      statusCode: 301,
    })),
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
  mkdirSync(beside, { recursive: true });
  writeFileSync(`${dist}/_headers`, buildHeadersFile(table));
  writeFileSync(`${dist}/_redirects`, buildRedirectsFile(table));
  writeFileSync(`${beside}/vercel.json`, buildVercelConfig(table));
  writeFileSync(`${beside}/nginx.conf`, buildNginxConfig(table));
}

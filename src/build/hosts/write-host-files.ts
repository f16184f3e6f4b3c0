import { mkdirSync, writeFileSync } from 'node:fs';
import { buildCaddyfile } from './caddy.ts';
import { caching, type Headers, type HostTable, readHostTable } from './host-table.ts';
import { buildNginxConfig } from './nginx.ts';

const formatRule = (path: string, headers: Headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** Types that Cloudflare Pages and Netlify do not know. */
const rareTypes = /\.(vcf|ics|csv|webmanifest)$/;

/**
 * Builds `_headers` for Cloudflare Pages and Netlify. Both revalidate pages by default. A rule for it
 * would also match hashed files and give them two values, because all rules that match are combined.
 */
function buildHeadersFile({ headers, types, namedTypes }: HostTable) {
  const rare = Object.entries(types).filter(([ending]) => rareTypes.test(ending));
  const typed = [
    ...rare.map(([ending, type]) => [`/*${ending}`, type]),
    ...Object.entries(namedTypes),
  ];
  const rules = [
    formatRule('/*', headers),
    formatRule('/_astro/*', { 'cache-control': caching.hashed }),
    ...typed.map(([path = '', type = '']) => formatRule(path, { 'content-type': type })),
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
function buildVercelConfig({ headers, namedTypes, redirects }: HostTable) {
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
  const table = readHostTable(dist);
  mkdirSync(beside, { recursive: true });
  writeFileSync(`${dist}/_headers`, buildHeadersFile(table));
  writeFileSync(`${dist}/_redirects`, buildRedirectsFile(table));
  writeFileSync(`${beside}/vercel.json`, buildVercelConfig(table));
  writeFileSync(`${beside}/nginx.conf`, buildNginxConfig(table));
  writeFileSync(`${beside}/Caddyfile`, buildCaddyfile(table));
}

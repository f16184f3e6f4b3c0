import { readdirSync } from 'node:fs';
import { basename, extname } from 'node:path';
import type { Firm } from '../../content/kinds/firm.ts';
import type { Redirect } from '../../content/kinds/redirects.ts';
import { loadSite } from '../../site/load-site.ts';
import { documentDirectives } from '../page-policy.ts';
import { listNotFoundPages } from './not-found-pages.ts';

/** Header names in lower case with their values. */
export type Headers = Record<string, string>;

/** What every host of the site is told: the one table from which all its settings are written. */
export type HostTable = ReturnType<typeof readHostTable>;

/**
 * Files that other sites may show, and those that their scripts may read, too, such as feed readers and
 * calendars: their endings, as a part of a regular expression, and their headers.
 */
export const sharing = {
  shown: {
    endings: 'avif|ico|jpg|png|svg|webp',
    headers: { 'cross-origin-resource-policy': 'cross-origin' },
  },
  read: {
    endings: 'csv|ics|json|md|txt|xml',
    headers: { 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' },
  },
};

/**
 * Copies of pages for other programs: their paths, of which the first group is that of the page. Search
 * engines show the page instead.
 */
export const copies = ['^(/.*/[0-9]+)[.]txt$', '^(/.+)[.]md$'];

/** Writes each item as a line or more of a file. */
export const joinLines = <Item>(items: Item[], format: (item: Item, index: number) => string) =>
  items.map(format).join('\n');

/** @returns the redirects with each path at which they stand: one without an ending also with a slash */
export const listMovedPaths = (redirects: Redirect[]) =>
  redirects.flatMap((redirect) =>
    redirect.query.length === 0 && /\/[^./]+$/.test(redirect.path)
      ? [redirect, { ...redirect, path: `${redirect.path}/`, page: undefined }]
      : [redirect],
  );

/** Values of `Cache-Control`: files with a hash in their names never change. */
export const caching = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'public, max-age=0, must-revalidate',
};

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.vcf': 'text/vcard; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  '.odt': 'application/vnd.oasis.opendocument.text',
  '.ods': 'application/vnd.oasis.opendocument.spreadsheet',
  '.odp': 'application/vnd.oasis.opendocument.presentation',
};

/** Content types of files, by name, that differ from the type of their extension. */
const typesByName: Record<string, string> = {
  // As application/rss+xml, browsers offer the feed for download instead of showing its page.
  'rss.xml': 'text/xml; charset=utf-8',
  'feed.json': 'application/feed+json',
  'register.json': 'application/ld+json',
};

/** HSTS for two years. The wider scopes cannot be undone at once: see docs/hosting.md. */
export const transportSecurity = {
  domain: 'max-age=63072000',
  subdomains: 'max-age=63072000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
};

/** Features that reach a device, a place, money or a profile. Pages use none of them. */
const deniedFeatures = [
  ...['browsing-topics', 'camera', 'display-capture', 'geolocation'],
  ...['microphone', 'payment', 'usb'],
];

/**
 * The headers of every response. They are short, so that they and the home page arrive in the first
 * ten packets: what a page loads and runs is only in its own policy.
 */
export const buildCommonHeaders = ({ hosting }: Pick<Firm, 'hosting'>): Headers => ({
  // `frame-ancestors` is only valid in a header.
  'content-security-policy': [...documentDirectives, "frame-ancestors 'none'"].join('; '),
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': deniedFeatures.map((name) => `${name}=()`).join(', '),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': transportSecurity[hosting?.hsts ?? 'domain'],
  'x-content-type-options': 'nosniff',
});

/** @param path of a file of the site, with a leading slash */
export const contentTypeOf = (path: string) =>
  typesByName[basename(path)] ??
  contentTypes[extname(path).toLowerCase()] ??
  'application/octet-stream';

/** @returns a function that returns the headers of a response by the path of its file */
export function createHeaderLookup() {
  const { firm } = loadSite().sites[0];
  const common = buildCommonHeaders(firm);
  return (path: string): Headers => {
    const shared = Object.values(sharing).find(({ endings }) =>
      new RegExp(`[.](${endings})$`).test(path),
    );
    const [page] = copies.flatMap((copy) => new RegExp(copy).exec(path)?.[1] ?? []);
    return {
      ...common,
      ...shared?.headers,
      ...(page && { link: `<${firm.siteUrl}${page}>; rel="canonical"` }),
      'cache-control': path.startsWith('/_astro/') ? caching.hashed : caching.other,
    };
  };
}

/** @returns the name with `www.` or without it; none for `blog.example.org`, which nobody types with it */
function listTwins(name: string) {
  if (name.startsWith('www.')) return [name.slice('www.'.length)];
  return /^[^.]+\.(?:(?:com?|org|net|ac)\.)?[^.]+$/.test(name) ? [`www.${name}`] : [];
}

/** @param dist folder of the built site, without a trailing slash */
export function readHostTable(dist: string) {
  const { firm, redirects } = loadSite().sites[0];
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).sort();
  const named = files.filter((file) => basename(file) in typesByName);
  const name = new URL(firm.siteUrl).host;
  return {
    /** Host name, such as `www.example.org`. */
    name,
    /** The name that visitors may type instead, with `www.` or without it. */
    twins: listTwins(name),
    /** Headers of every response, including 404s and redirects. */
    headers: buildCommonHeaders(firm),
    /** Content types by file extension, with its dot. */
    types: contentTypes,
    /** Content types of single files, by path. */
    namedTypes: Object.fromEntries(named.map((file) => [`/${file}`, contentTypeOf(file)])),
    notFoundPages: listNotFoundPages(dist),
    redirects,
  };
}

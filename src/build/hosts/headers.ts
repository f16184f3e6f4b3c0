import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { type HostedFirm, readHostedFirm } from './hosted-firm.ts';
import { buildPermissionsPolicy } from './permissions.ts';

const hashedAsset = /^\/_astro\//;

const metaPolicy = /<meta http-equiv="content-security-policy" content="([^"]*)"/;

/** Content types by file extension, with the character set of text formats. */
export const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.vcf': 'text/vcard; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
};

/** Content types of files, by name, that differ from the type of their extension. */
const namedTypes: Record<string, string> = {
  // As application/rss+xml, browsers offer the feed for download instead of showing its page.
  'rss.xml': 'text/xml; charset=utf-8',
  'feed.json': 'application/feed+json',
};

/**
 * @param dist folder of the built site
 * @returns the content types that differ from the type of the extension, by path
 */
export const listNamedTypes = (dist: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .sort()
      .flatMap((name) => {
        const type = namedTypes[basename(name)];
        return type ? [[`/${name}`, type]] : [];
      }),
  );

/** @param path of a file below dist, with a leading slash */
export const contentTypeOf = (path: string) =>
  namedTypes[basename(path)] ?? contentTypes[extname(path)] ?? 'application/octet-stream';

/** `Cache-Control` values: files with a hash in their name never change. */
export const caching = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'public, max-age=0, must-revalidate',
};

/**
 * Headers of single files. The editor asks for the version of the site from an address of its own.
 */
export const fileHeaders: Record<string, Record<string, string>> = {
  '/version.json': { 'access-control-allow-origin': '*', 'x-robots-tag': 'noindex' },
};

/** More than enough for the policy, with which every page begins: see `page-policy.ts`. */
const startLength = 8192;

/** Reads only the start of each page: large sites have thousands of pages. */
function* readStarts(dist: string) {
  const buffer = Buffer.alloc(startLength);
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const file = openSync(`${dist}/${name}`, 'r');
    const length = readSync(file, buffer, 0, startLength, 0);
    closeSync(file);
    yield buffer.toString('latin1', 0, length);
  }
}

/**
 * Builds one policy for all pages: the union of the policies in the pages, and `frame-ancestors`,
 * which is only valid in a header.
 * @param pages the starts of all pages
 */
function buildPolicy(pages: Iterable<string>) {
  const directives = new Map<string, Set<string>>();
  for (const html of pages) {
    for (const directive of (metaPolicy.exec(html)?.[1] ?? '').split(';')) {
      const [name, ...sources] = directive.trim().split(' ');
      if (!name) continue;
      const allowed = directives.get(name) ?? new Set();
      for (const source of sources) allowed.add(source);
      directives.set(name, allowed);
    }
  }
  directives.set('frame-ancestors', new Set(["'none'"]));
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

/** HSTS for two years. The wider scopes cannot be undone at once: see docs/hosting.md. */
const transportSecurity = {
  domain: 'max-age=63072000',
  subdomains: 'max-age=63072000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
};

/**
 * Builds the headers of every response, for every host.
 * @param dist folder of the built site
 */
export function buildCommonHeaders(
  dist: string,
  { hosting }: HostedFirm = readHostedFirm(),
): Record<string, string> {
  return {
    'content-security-policy': buildPolicy(readStarts(dist)),
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': buildPermissionsPolicy(),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': transportSecurity[hosting?.hsts ?? 'domain'],
    'x-content-type-options': 'nosniff',
  };
}

/** @returns a function that returns the headers of a response by its path */
export function createHeaderLookup(dist: string) {
  const common = buildCommonHeaders(dist);
  return (path: string): Record<string, string> => ({
    ...common,
    'cache-control': hashedAsset.test(path) ? caching.hashed : caching.other,
    ...fileHeaders[path],
  });
}

import { readdirSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { documentDirectives } from '../page-policy.ts';
import { type HostedFirm, readHostedFirm } from './hosted-firm.ts';

const hashedAsset = /^\/_astro\//;

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
  '.wasm': 'application/wasm',
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

/** HSTS for two years. The wider scopes cannot be undone at once: see docs/hosting.md. */
const transportSecurity = {
  domain: 'max-age=63072000',
  subdomains: 'max-age=63072000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
};

/** Features that reach a device, a place, money or a profile. Pages use none of them. */
const deniedFeatures = [
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'payment',
  'usb',
];

/**
 * Builds the headers of every response, for every host. They are the same for every build and short,
 * so that they and the home page arrive in the first ten packets: what a page loads and runs is only
 * in its own policy.
 */
export function buildCommonHeaders(
  { hosting }: HostedFirm = readHostedFirm(),
): Record<string, string> {
  return {
    // `frame-ancestors` is only valid in a header.
    'content-security-policy': [...documentDirectives, "frame-ancestors 'none'"].join('; '),
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': deniedFeatures.map((name) => `${name}=()`).join(', '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': transportSecurity[hosting?.hsts ?? 'domain'],
    'x-content-type-options': 'nosniff',
  };
}

/** @returns a function that returns the headers of a response by its path */
export function createHeaderLookup() {
  const common = buildCommonHeaders();
  return (path: string): Record<string, string> => ({
    ...common,
    'cache-control': hashedAsset.test(path) ? caching.hashed : caching.other,
    ...fileHeaders[path],
  });
}

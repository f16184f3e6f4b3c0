import { readdirSync } from 'node:fs';
import { contentTypeOf } from './headers.ts';
import { rootNotFoundFile } from './not-found-pages.ts';
import type { Site } from './site.ts';

const excluded = /\.(br|gz)$|^\/(_headers|_redirects|\.nojekyll)$/;
const isHashed = (path: string) => path.startsWith('/_astro/');

/** @returns the path of a file on the site: pages have no extension, unless they are hidden */
function buildKey(path: string, { notFoundPages }: Site) {
  const hidden = ['/index.html', rootNotFoundFile, ...notFoundPages.map(({ file }) => file)];
  return hidden.includes(path) || !path.endsWith('.html') ? path : path.slice(0, -'.html'.length);
}

/**
 * Lists the files to upload to an object store, with key and metadata. The keys of pages have no
 * extension, so that the store needs no rewrite rules.
 * @param dist folder of the built site
 */
export function listObjects(site: Site, dist: string) {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(dist.length))
    .filter((path) => !excluded.test(path))
    .sort();
  return files.map((path) => ({
    file: path.slice(1),
    key: buildKey(path, site).slice(1),
    contentType: contentTypeOf(path),
    cacheControl: isHashed(path) ? site.caching.hashed : site.caching.other,
  }));
}

/** Headers that CloudFront accepts only in their own fields. */
const securityHeaders = [
  'Content-Security-Policy',
  'Referrer-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
];

/**
 * @returns settings for a CDN in front of the store, with the names of CloudFront's distribution
 * and response headers policy; other CDNs have the same settings under other names
 */
export function buildCdnSettings(site: Site) {
  const values = new Map(site.headers);
  const transport = values.get('Strict-Transport-Security') ?? '';
  return {
    DefaultRootObject: 'index.html',
    Compress: true,
    CustomErrorResponses: [403, 404].map((ErrorCode) => ({
      ErrorCode,
      ResponseCode: '404',
      ResponsePagePath: '/404.html',
      ErrorCachingMinTTL: 0,
    })),
    ResponseHeadersPolicy: {
      SecurityHeadersConfig: {
        ContentSecurityPolicy: {
          ContentSecurityPolicy: values.get('Content-Security-Policy'),
          Override: true,
        },
        ContentTypeOptions: { Override: true },
        ReferrerPolicy: { ReferrerPolicy: values.get('Referrer-Policy'), Override: true },
        StrictTransportSecurity: {
          AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(transport)?.[1]),
          IncludeSubdomains: transport.includes('includeSubDomains'),
          Preload: transport.includes('preload'),
          Override: true,
        },
      },
      CustomHeadersConfig: site.headers
        .filter(([name]) => !securityHeaders.includes(name))
        .map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  };
}

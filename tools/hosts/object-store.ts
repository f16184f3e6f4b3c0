import { readdirSync } from 'node:fs';
import { contentTypeOf } from './headers.ts';
import type { Site } from './site.ts';

const notUploaded = /\.(br|gz)$|^\/(_headers|_redirects|\.nojekyll)$/;
const isHashed = (path: string) => path.startsWith('/_astro/');

/** The exact path of the route table under which a file is to be found. */
const toKey = (path: string) => {
  if (path === '/index.html' || path.endsWith('/404.html') || !path.endsWith('.html')) return path;
  return path.slice(0, -'.html'.length);
};

/**
 * What to upload to an object store, under which key and with which metadata: pages go up
 * without their ending, so that the store needs no rules.
 * @param dist folder of the built site
 */
export function listObjects(site: Site, dist: string) {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(dist.length))
    .filter((path) => !notUploaded.test(path))
    .sort();
  return files.map((path) => ({
    file: path.slice(1),
    key: toKey(path).slice(1),
    contentType: contentTypeOf(path),
    cacheControl: isHashed(path) ? site.caching.hashed : site.caching.other,
  }));
}

/** Headers that CloudFront takes only in a field of their own. */
const ownFields = [
  'Content-Security-Policy',
  'Referrer-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
];

/**
 * @returns settings for a content network before the store, in the words of CloudFront's
 * distribution and response headers policy; others take the same values by other names
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
        .filter(([name]) => !ownFields.includes(name))
        .map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  };
}

import { readdirSync, readFileSync } from 'node:fs';

const hashedAsset = /^\/_astro\//;

/** Types that servers do not know by the ending of the file. */
function toTypeHeader(path: string): Record<string, string> {
  if (path.endsWith('.vcf')) return { 'content-type': 'text/vcard;charset=utf-8' };
  if (path === '/feed.json') return { 'content-type': 'application/feed+json' };
  return {};
}

/**
 * One policy for all pages: what the policies in the pages allow, taken together, and
 * what only a header may say.
 * @param dist folder of the built site
 */
export function toPolicy(dist: string) {
  const directives = new Map<string, Set<string>>();
  for (const page of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!page.endsWith('.html')) continue;
    const html = readFileSync(`${dist}/${page}`, 'utf8');
    const policy = /<meta http-equiv="content-security-policy" content="([^"]*)"/.exec(html)?.[1];
    for (const directive of (policy ?? '').split(';')) {
      const [name, ...sources] = directive.trim().split(' ');
      if (!name) continue;
      const known = directives.get(name) ?? new Set();
      for (const source of sources) known.add(source);
      directives.set(name, known);
    }
  }
  directives.set('frame-ancestors', new Set(["'none'"]));
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

/** @returns the headers of an answer, by its path: the one source for every host */
export function toHeaders(dist: string) {
  const policy = toPolicy(dist);
  return (path: string): Record<string, string> => ({
    ...toTypeHeader(path),
    'content-security-policy': policy,
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'web-share=(self), clipboard-write=(self)',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
    'x-content-type-options': 'nosniff',
    'cache-control': hashedAsset.test(path)
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=0, must-revalidate',
  });
}

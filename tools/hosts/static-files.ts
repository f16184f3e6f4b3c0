import type { Site } from './site.ts';

/**
 * Settings of Cloudflare Pages and Netlify, which read the same two files at the root of the
 * site. Pages are revalidated on both without a word; naming it here too would join two values
 * on hashed assets, for headers of all matching rules are added up.
 */
export const buildHeadersFile = (site: Site) => `/*
${site.headers.map(([name, value]) => `  ${name}: ${value}`).join('\n')}
/_astro/*
  Cache-Control: ${site.caching.hashed}
${Object.entries({
  ...Object.fromEntries(
    Object.entries(site.types)
      .filter(([ending]) => ['.vcf', '.ics', '.xsl', '.webmanifest'].includes(ending))
      .map(([ending, type]) => [`/*${ending}`, type]),
  ),
  ...site.namedTypes,
})
  .map(([path, type]) => `${path}\n  Content-Type: ${type}`)
  .join('\n')}
`;

/**
 * Netlify knows one not-found page; this rule gives articles theirs. Cloudflare Pages finds
 * `/blog/404.html` by itself and passes over the rule.
 */
export const buildRedirectsFile = () => '/blog/* /blog/404.html 404\n';

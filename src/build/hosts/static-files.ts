import type { Site } from './site.ts';

/**
 * Builds `_headers` for Cloudflare Pages and Netlify, which both read it from the root of the
 * site. Both revalidate pages by default. A rule for it would also match hashed assets and give
 * them two values, because the headers of all matching rules are combined.
 */
export const buildHeadersFile = (site: Site) => `/*
${site.headers.map(([name, value]) => `  ${name}: ${value}`).join('\n')}
/_astro/*
  Cache-Control: ${site.caching.hashed}
${Object.entries({
  ...Object.fromEntries(
    Object.entries(site.types)
      .filter(([ending]) => ['.vcf', '.ics', '.csv', '.webmanifest'].includes(ending))
      .map(([ending, type]) => [`/*${ending}`, type]),
  ),
  ...site.namedTypes,
})
  .map(([path, type]) => `${path}\n  Content-Type: ${type}`)
  .join('\n')}
${Object.entries(site.fileHeaders)
  .map(([path, headers]) =>
    [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  )
  .join('\n')}
`;

/**
 * Builds `_redirects`. Netlify supports a single 404 page; these rules serve the one of the folder.
 * Cloudflare Pages finds the nearest `404.html` itself and ignores the rules. A moved path
 * has a line with an exclamation mark, which Netlify needs, because there is a page at the path; one
 * without, because Cloudflare Pages skips the first; and one for the path with a slash.
 */
export const buildRedirectsFile = ({
  notFoundPages,
  redirects,
}: Pick<Site, 'notFoundPages' | 'redirects'>) =>
  [
    ...redirects.flatMap(({ from, to }) => [
      `${from} ${to} 301!\n`,
      `${from} ${to} 301\n`,
      `${from}/ ${to} 301\n`,
    ]),
    ...notFoundPages.map(({ folder, file }) => `${folder}/* ${file} 404\n`),
  ].join('');

/**
 * @param text of `_redirects`
 * @returns the targets of moved paths
 */
export const readMovedPaths = (text: string) =>
  new Map(
    text
      .split('\n')
      .map((line) => line.split(' '))
      .flatMap(([from, to, status]) => (from && to && status === '301' ? [[from, to]] : [])),
  );

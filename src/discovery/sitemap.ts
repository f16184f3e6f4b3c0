import { absoluteUrl, siteFiles } from '../content/addresses.ts';
import { toIsoDate } from '../content/dates.ts';
import { escapeHtml } from '../content/escape-html.ts';
import type { SitePage } from '../content/kind.ts';
import type { Alternate } from './alternates.ts';
import { buildAlternateLinks } from './page-head.ts';

type SitemapPage = Pick<SitePage, 'path' | 'updated'> & { alternates: Alternate[] };

/** The limit of the protocol for one sitemap. */
const maxAddresses = 50_000;

const wrap = (element: string, lines: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${lines.join('\n')}
</${element}>
`;

/**
 * Builds the sitemap: every indexed page with the date of its last change. A sitemap that would be
 * too long becomes an index of several.
 * Specification: https://www.sitemaps.org/protocol.html
 * @param limit how many addresses a file may have
 * @returns the text of `/sitemap.xml`, and those of `/sitemap/1.xml`, `/sitemap/2.xml` …
 */
export function buildSitemap(pages: SitemapPage[], siteUrl: string, limit = maxAddresses) {
  const toLocation = (path: string) => `<loc>${escapeHtml(absoluteUrl(siteUrl, path))}</loc>`;
  const entries = pages.map(({ path, updated, alternates }) => {
    const links = buildAlternateLinks(alternates, siteUrl).map(
      ({ hreflang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
    );
    return `<url>${toLocation(path)}<lastmod>${toIsoDate(updated)}</lastmod>${links.join('')}</url>`;
  });
  if (entries.length <= limit) return { main: wrap('urlset', entries), parts: [] };
  const parts = Array.from({ length: Math.ceil(entries.length / limit) }, (_, index) =>
    wrap('urlset', entries.slice(index * limit, (index + 1) * limit)),
  );
  const listed = parts.map(
    (_, index) =>
      `<sitemap>${toLocation(siteFiles.sitemap.replace('.', `/${index + 1}.`))}</sitemap>`,
  );
  return { main: wrap('sitemapindex', listed), parts };
}

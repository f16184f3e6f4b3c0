import { absoluteUrl } from '../content/addresses.ts';
import { toIsoDate } from '../content/dates.ts';
import { escapeHtml } from '../content/escape-html.ts';
import type { SitePage } from '../content/kind.ts';
import type { Alternate } from './alternates.ts';
import { buildAlternateLinks } from './page-head.ts';

type SitemapPage = Pick<SitePage, 'path' | 'updated'> & { alternates: Alternate[] };

/**
 * Builds the sitemap: every indexed page with the date of its last change.
 * Specification: https://www.sitemaps.org/protocol.html
 */
export function buildSitemap(pages: SitemapPage[], siteUrl: string) {
  const entries = pages.map(({ path, updated, alternates }) => {
    const location = escapeHtml(absoluteUrl(siteUrl, path));
    const links = buildAlternateLinks(alternates, siteUrl).map(
      ({ hreflang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
    );
    return `<url><loc>${location}</loc><lastmod>${toIsoDate(updated)}</lastmod>${links.join('')}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

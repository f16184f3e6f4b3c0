import { escapeHtml, keepXml } from '../content/escape-html.ts';

export interface SitemapEntry {
  location: string;
  /** The day of the last change, if it is known. */
  updated?: string;
  /** The page in each language. */
  links: { hreflang: string; href: string }[];
}

const formatEntry = ({ location, updated, links }: SitemapEntry) => {
  const alternates = links.map(
    ({ hreflang, href }) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
  );
  const lastChange = updated ? `<lastmod>${updated}</lastmod>` : '';
  return `<url><loc>${escapeHtml(location)}</loc>${lastChange}${alternates.join('')}</url>`;
};

/**
 * Builds the sitemap: every page with the date of its last change, and the PDFs of texts.
 * Specification: https://www.sitemaps.org/protocol.html
 */
export const buildSitemap = (entries: SitemapEntry[]) =>
  keepXml(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.map(formatEntry).join('\n')}
</urlset>
`);

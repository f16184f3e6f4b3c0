import { absoluteUrl } from '../content/addresses.ts';
import { escapeHtml, keepXml } from '../content/escape-html.ts';
import { downloadPath } from '../render/text-files.ts';
import { listPublished } from '../site/list-pictures.ts';
import { loadSite } from '../site/load-site.ts';
import { buildAlternateLinks } from './page-head.ts';
import { findAlternates, getSitePages } from './site-pages.ts';

interface SitemapEntry {
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

/** Lists every indexed page of all languages for the sitemap, and every PDF, which is indexed like a page. */
export function listSitemapEntries(): SitemapEntry[] {
  const content = loadSite();
  const pages = content.sites.flatMap((site) =>
    getSitePages(site).map(({ path, updated }) => ({
      location: absoluteUrl(site.firm.siteUrl, path),
      updated,
      links: buildAlternateLinks(findAlternates(site, path), site.firm),
    })),
  );
  const documents = listPublished(content).filter((path) => /\.pdf$/i.test(path));
  return [
    ...pages,
    ...documents.map((path) => ({
      location: absoluteUrl(content.sites[0].firm.siteUrl, downloadPath(path)),
      links: [],
    })),
  ];
}

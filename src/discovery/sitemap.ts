import { absoluteUrl } from '../content/addresses.ts';
import { toIsoDate } from '../content/dates.ts';
import { escapeHtml } from '../content/escape-html.ts';
import type { SitePage } from '../content/kind.ts';

/**
 * Builds the sitemap: every indexed page with the date of its last change.
 * Specification: https://www.sitemaps.org/protocol.html
 */
export function buildSitemap(pages: SitePage[], siteUrl: string) {
  const entries = pages.map(
    ({ path, updated }) =>
      `<url><loc>${escapeHtml(absoluteUrl(siteUrl, path))}</loc><lastmod>${toIsoDate(updated)}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

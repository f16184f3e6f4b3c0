import { absoluteUrl, siteFiles } from '../content/addresses.ts';
import { siteFile } from '../site/reader.ts';

/** Allows everything (RFC 9309): pages that must not be indexed have a robots meta element. */
export const GET = siteFile(
  ({ firm }) =>
    `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(firm.siteUrl, siteFiles.sitemap)}\n`,
);

import { absoluteUrl } from '../../content/addresses.ts';
import type { Firm } from '../../content/kinds/firm.ts';

/**
 * The names by which the parts of the graph point to each other. They never change, so that a
 * search engine knows the firm of one page as the firm of all the others.
 */
export const firmId = ({ siteUrl }: Firm) => `${siteUrl}/#organization`;
export const siteId = ({ siteUrl }: Firm) => `${siteUrl}/#website`;

/** @param part such as `webpage`, of the page at `path` */
export const partId = ({ siteUrl }: Firm, path: string, part: string) =>
  `${absoluteUrl(siteUrl, path)}#${part}`;

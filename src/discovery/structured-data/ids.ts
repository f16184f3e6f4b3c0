import { absoluteUrl } from '../../content/addresses.ts';
import type { Firm } from '../../content/kinds/firm.ts';
import type { Site } from '../../site/site.ts';

/** The data of the site that structured data needs. */
export type GraphSite = Pick<Site, 'firm' | 'words' | 'paths'>;

/**
 * The ids by which nodes of the graph refer to each other. They never change, so that search
 * engines recognise the same firm on every page.
 */
export const firmId = ({ siteUrl }: Firm) => absoluteUrl(siteUrl, '/#organization');
export const siteId = ({ siteUrl }: Firm) => absoluteUrl(siteUrl, '/#website');

/** @param part a node of the page at `path`, such as `webpage` */
export const partId = ({ siteUrl }: Firm, path: string, part: string) =>
  `${absoluteUrl(siteUrl, path)}#${part}`;

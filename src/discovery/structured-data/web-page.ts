import type { BreadcrumbList, WebPage, WebSite } from 'schema-dts';
import { paths, toAbsolute } from '../../content/addresses.ts';
import type { Firm } from '../../content/kinds/firm.ts';
import type { NavigationLink } from '../../layout/navigation.ts';
import type { SitePage } from '../site-pages.ts';
import { toFirmId, toPartId, toSiteId } from './ids.ts';

/** Source: https://developers.google.com/search/docs/appearance/site-names */
export const toWebSite = (firm: Firm): WebSite => ({
  '@type': 'WebSite',
  '@id': toSiteId(firm),
  name: firm.name,
  url: toAbsolute(firm.siteUrl, paths.home),
  publisher: { '@id': toFirmId(firm) },
});

/** The page itself; it carries no date, since none is shown for the page as a whole. */
export const toWebPage = (firm: Firm, page: SitePage): WebPage => ({
  '@type': page.type ?? 'WebPage',
  '@id': toPartId(firm, page.path, 'webpage'),
  url: toAbsolute(firm.siteUrl, page.path),
  name: page.heading,
  inLanguage: 'en-IN',
  isPartOf: { '@id': toSiteId(firm) },
  ...(page.path !== paths.home && {
    breadcrumb: { '@id': toPartId(firm, page.path, 'breadcrumb') },
  }),
});

/**
 * The way to the page, as its visible breadcrumb shows it; the last step is the page itself.
 * Source: https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
export const toBreadcrumbList = (
  firm: Firm,
  page: SitePage,
  trail: NavigationLink[],
): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  '@id': toPartId(firm, page.path, 'breadcrumb'),
  itemListElement: trail.map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: toAbsolute(firm.siteUrl, path),
  })),
});

import type { BreadcrumbList, WebPage, WebSite } from 'schema-dts';
import { absoluteUrl, type NavigationLink } from '../../content/addresses.ts';
import type { SitePage } from '../../content/kind.ts';
import type { Firm } from '../../content/kinds/firm.ts';
import type { SiteFacts } from '../../site/site.ts';
import { firmId, partId, siteId } from './organization.ts';

/**
 * The site has one name and one home page for all languages.
 * Documentation: https://developers.google.com/search/docs/appearance/site-names
 */
export const buildWebSite = ({ firm }: Pick<SiteFacts, 'firm'>): WebSite => ({
  '@type': 'WebSite',
  '@id': siteId(firm),
  name: firm.name,
  url: absoluteUrl(firm.siteUrl, '/'),
  publisher: { '@id': firmId(firm) },
});

/** The page itself. It has no date, because the page shows none. */
export const buildWebPage = ({ firm, words, paths }: SiteFacts, page: SitePage): WebPage => ({
  '@type': page.type ?? 'WebPage',
  '@id': partId(firm, page.path, 'webpage'),
  url: absoluteUrl(firm.siteUrl, page.path),
  name: page.heading,
  inLanguage: words.language,
  isPartOf: { '@id': siteId(firm) },
  ...(page.path !== paths.home && {
    breadcrumb: { '@id': partId(firm, page.path, 'breadcrumb') },
  }),
});

/**
 * The breadcrumb of the page, as visible on it; the last item is the page itself.
 * Documentation: https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
export const buildBreadcrumbList = (
  firm: Firm,
  page: SitePage,
  trail: NavigationLink[],
): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  '@id': partId(firm, page.path, 'breadcrumb'),
  itemListElement: trail.map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absoluteUrl(firm.siteUrl, path),
  })),
});

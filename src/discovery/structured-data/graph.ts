import type { BreadcrumbList, Graph, Thing, WebPage, WebSite } from 'schema-dts';
import { absoluteUrl, type NavigationLink } from '../../content/addresses.ts';
import type { SitePage } from '../../content/kind.ts';
import type { Firm } from '../../content/kinds/firm.ts';
import type { OfficeData } from '../../content/kinds/office.ts';
import type { SiteFacts } from '../../site/site.ts';
import {
  buildOrganization,
  buildOrganizationReference,
  firmId,
  partId,
  siteId,
} from './organization.ts';

/**
 * The site has one name and one home page for all languages.
 * Documentation: https://developers.google.com/search/docs/appearance/site-names
 */
const buildWebSite = ({ firm }: Pick<SiteFacts, 'firm'>): WebSite => ({
  '@type': 'WebSite',
  '@id': siteId(firm),
  name: firm.name,
  url: absoluteUrl(firm.siteUrl, '/'),
  publisher: { '@id': firmId(firm) },
});

/** The page itself. It has no date, because the page shows none. */
const buildWebPage = ({ firm, words, paths }: SiteFacts, page: SitePage): WebPage => ({
  '@type': page.type ?? 'WebPage',
  '@id': partId(firm, page.path, 'webpage'),
  url: absoluteUrl(firm.siteUrl, page.path),
  name: page.heading,
  inLanguage: words.tag,
  isPartOf: { '@id': siteId(firm) },
  ...(page.path !== paths.home && {
    breadcrumb: { '@id': partId(firm, page.path, 'breadcrumb') },
  }),
});

/**
 * The breadcrumb of the page, as visible on it; the last item is the page itself.
 * Documentation: https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
const buildBreadcrumbList = (
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

interface Subject {
  page: SitePage;
  trail: NavigationLink[];
  /** What the page is about: an article, a service, an opening. */
  about: Thing[];
  /** Shown on the home page. */
  offices: OfficeData[];
}

/**
 * Builds the structured data of a page as one graph. Only the home page describes the firm in full.
 */
export const buildGraph = (site: SiteFacts, { page, trail, about, offices }: Subject): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [
    page.path === site.paths.home
      ? buildOrganization(site, offices)
      : buildOrganizationReference(site),
    buildWebSite(site),
    buildWebPage(site, page),
    ...(trail.length > 0 ? [buildBreadcrumbList(site.firm, page, trail)] : []),
    ...about,
  ],
});

/**
 * Serializes JSON for a script element, so that no text can end the element or open a comment
 * (HTML standard, section 4.12.1.3).
 */
export const serializeForScript = (graph: Graph) =>
  JSON.stringify(graph)
    .replaceAll('\u00a0', ' ')
    .replaceAll('</', '<\\/')
    .replaceAll('<!', '\\u003c!');

import type { Graph, Thing } from 'schema-dts';
import type { NavigationLink } from '../../content/addresses.ts';
import type { SitePage } from '../../content/kind.ts';
import type { OfficeData } from '../../content/kinds/office.ts';
import type { SiteFacts } from '../../site/site.ts';
import { buildOrganization, buildOrganizationReference } from './organization.ts';
import { buildBreadcrumbList, buildWebPage, buildWebSite } from './web-page.ts';

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

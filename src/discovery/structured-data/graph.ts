import type { Graph, Thing } from 'schema-dts';
import { type NavigationLink, paths } from '../../content/addresses.ts';
import type { SitePage } from '../../content/kind.ts';
import type { Firm } from '../../content/kinds/firm.ts';
import { buildOrganization, buildOrganizationReference } from './organization.ts';
import { buildBreadcrumbList, buildWebPage, buildWebSite } from './web-page.ts';

interface Subject {
  page: SitePage;
  trail: NavigationLink[];
  /** What the page is about: an article, a service, an opening. */
  about: Thing[];
}

/** All that a page tells to machines, as one graph. The home page carries the firm whole. */
export const buildGraph = (firm: Firm, { page, trail, about }: Subject): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [
    page.path === paths.home ? buildOrganization(firm) : buildOrganizationReference(firm),
    buildWebSite(firm),
    buildWebPage(firm, page),
    ...(trail.length > 0 ? [buildBreadcrumbList(firm, page, trail)] : []),
    ...about,
  ],
});

/**
 * JSON for a script element: nothing in it can end the element or open a comment, by the
 * restrictions of the HTML standard, section 4.12.1.3.
 */
export const serializeForScript = (graph: Graph) =>
  JSON.stringify(graph).replaceAll('</', '<\\/').replaceAll('<!', '\\u003c!');

import { toLink } from '../../content/addresses.ts';
import type { PageData } from '../../content/kinds/page.ts';
import type { GraphSite } from '../../discovery/structured-data/ids.ts';
import { buildTrail } from '../../site/trail.ts';
import { buildJobPosting } from './job-posting.ts';
import type { Opening } from './model/opening.ts';

/** Lists all openings, each with links to the others. */
export const listOpeningPages = (openings: Opening[]) =>
  openings.map((opening) => ({
    opening,
    others: openings.filter(({ id }) => id !== opening.id).map(toLink),
  }));

/**
 * Builds what the page of an opening shows besides its fields.
 * @param careers the page with all openings and the form
 */
export const buildJobPage = (
  opening: Opening,
  careers: PageData<'work-with-us'>,
  site: GraphSite,
) => ({
  trail: buildTrail(site, [careers.heading, site.paths.workWithUs], [opening.title, opening.path]),
  data: buildJobPosting(site, opening),
});

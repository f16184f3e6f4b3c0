import { toLink } from '../../content/addresses.ts';
import type { PageData } from '../../content/kinds/page.ts';
import type { GraphSite } from '../../discovery/structured-data/ids.ts';
import { buildTrail } from '../../site/trail.ts';
import { buildJobPosting } from './job-posting.ts';
import type { Opening } from './model/opening.ts';

/**
 * Builds what the page of an opening shows besides its fields.
 * @param openings all of them, to which it links
 * @param careers the page with all openings and the form
 */
export const buildJobPage = (
  opening: Opening,
  openings: Opening[],
  careers: PageData<'work-with-us'>,
  site: GraphSite,
) => ({
  trail: buildTrail(site, [careers.heading, site.paths.workWithUs], [opening.title, opening.path]),
  data: buildJobPosting(site, opening),
  others: openings.filter(({ id }) => id !== opening.id).map(toLink),
});

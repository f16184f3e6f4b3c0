import type { Site } from '../../site/site.ts';
import { buildTrail } from '../../site/trail.ts';

/** Gets what the page of the openings and the form shows. */
export async function getCareersPage(site: Site) {
  const { paths, vocabulary, words } = site;
  const page = await site.getPage('work-with-us');
  const openings = await site.getEntries('openings');
  return {
    page,
    openings,
    trail: buildTrail(site, [page.heading, paths.workWithUs]),
    list: {
      path: paths.workWithUs,
      items: openings.map(({ id, department }) => ({ id, values: { department } })),
      filters: { department: vocabulary.departments },
    },
    /** The positions of the form. */
    positions: [...openings.map(({ title }) => title), words.careers.generalApplication],
  };
}

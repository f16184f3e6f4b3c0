import { toLink } from '../../content/addresses.ts';
import { pickWords } from '../../content/words.ts';
import type { Site } from '../../site/site.ts';
import { buildTrail } from '../../site/trail.ts';
import { formLines } from './application.ts';
import { buildJobPosting } from './job-posting.ts';
import type { Opening } from './model/opening.ts';

/** Gets what the page of the openings and the form shows. */
export function getCareersPage(site: Site) {
  const { paths, vocabulary, words } = site;
  const page = site.getPage('work-with-us');
  const openings = site.entries.openings;
  return {
    page,
    openings,
    trail: buildTrail(site, [page.heading, paths.workWithUs]),
    list: {
      path: paths.workWithUs,
      items: openings.map(({ id, department }) => ({ id, values: { department } })),
      filters: { department: vocabulary.departments },
      words: pickWords(words, {
        careers: ['filter', 'all', 'openings', 'openingsIn', 'noOpenings'],
      }),
    },
    form: {
      /** The e-mail address for applications. */
      mailbox: site.firm.email,
      /** The titles of the openings, and General Application. */
      positions: [...openings.map(({ title }) => title), words.careers.generalApplication],
      words: pickWords(words, { careers: formLines }),
    },
  };
}

/** Gets what the page of an opening shows besides its fields. */
export function getJobPage(opening: Opening, site: Site) {
  const careers = site.getPage('work-with-us');
  const openings = site.entries.openings;
  const { paths } = site;
  return {
    careers,
    trail: buildTrail(site, [careers.heading, paths.workWithUs], [opening.title, opening.path]),
    data: buildJobPosting(site, opening, site.entries.offices),
    others: openings.filter(({ id }) => id !== opening.id).map(toLink),
  };
}

import { findEntries } from '../../content/find-entries.ts';
import { pickWords } from '../../content/words.ts';
import type { Site } from '../../site/site.ts';

/** @returns the case studies with their pictures, and what each refers to */
export function listStudies(site: Site) {
  const { caseStudies, services, sectors, team } = site.entries;
  return caseStudies.map((study) => ({
    study,
    image: study.image,
    imageFocus: study.imageFocus,
    sector: sectors.find(({ title }) => title === study.industry),
    services: findEntries(services, study.services),
    /** The people who did the work. */
    team: findEntries(team, study.team ?? []),
  }));
}

export type ListedStudy = ReturnType<typeof listStudies>[number];

/** What the list of the case studies filters. */
export function buildStudyList({ paths, words, entries }: Site) {
  const studies = entries.caseStudies;
  return {
    path: paths.caseStudies,
    items: studies.map(({ slug, industry }) => ({ id: slug, values: { industry } })),
    filters: { industry: [...new Set(studies.map(({ industry }) => industry))] },
    words: pickWords(words, { caseStudies: ['allIndustries', 'industry', 'count'] }),
  };
}

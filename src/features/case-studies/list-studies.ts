import { findEntries } from '../../content/find-entries.ts';
import { pickWords } from '../../content/words.ts';
import type { EntriesOf, Site } from '../../site/site.ts';

/** @returns the case studies with their pictures, and what each refers to */
export function listStudies({
  caseStudies,
  services,
  sectors,
  team,
}: EntriesOf<'caseStudies' | 'services' | 'sectors' | 'team'>) {
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
export const buildStudyList = (
  { caseStudies }: EntriesOf<'caseStudies'>,
  { paths, words }: Pick<Site, 'paths' | 'words'>,
) => ({
  path: paths.caseStudies,
  items: caseStudies.map(({ slug, industry }) => ({ id: slug, values: { industry } })),
  filters: { industry: [...new Set(caseStudies.map(({ industry }) => industry))] },
  words: pickWords(words, { caseStudies: ['allIndustries', 'industry', 'count'] }),
});

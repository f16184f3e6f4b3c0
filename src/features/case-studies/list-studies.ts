import { findEntries } from '../../content/find-entries.ts';
import type { EntriesOf } from '../../site/site.ts';

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
export const buildStudyList = ({ caseStudies }: EntriesOf<'caseStudies'>, path: string) => ({
  path,
  items: caseStudies.map(({ slug, industry }) => ({ id: slug, values: { industry } })),
  filters: { industry: [...new Set(caseStudies.map(({ industry }) => industry))] },
});

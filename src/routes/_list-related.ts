import type { Service } from '../content/kinds/service.ts';
import type { Site } from '../content/site.ts';

/**
 * @param service whose page shows one of the entries already
 * @returns the entries that pages of services and regions link to, by the name of their kind
 */
export async function listRelated({ getEntries, words }: Site, service?: Service) {
  const caseStudies = await getEntries('caseStudies');
  return [
    {
      label: words.ui.caseStudies,
      entries: caseStudies.filter(({ id }) => id !== service?.caseStudy),
    },
  ];
}

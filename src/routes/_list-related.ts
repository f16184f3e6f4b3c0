import type { Site } from '../content/site.ts';

/** @returns the entries that pages of services and regions link to, by the name of their kind */
export const listRelated = async ({ getEntries, words }: Site) => [
  { label: words.ui.caseStudies, entries: await getEntries('caseStudies') },
];

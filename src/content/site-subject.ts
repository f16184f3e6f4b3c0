import type { PathParts } from './addresses.ts';

export { kinds } from './kinds/site-kinds.ts';
export { homeSections, pages } from './kinds/site-pages.ts';

/** Paths of the pages and files that belong to no subject. */
export const paths = ({ home, at, below, section }: PathParts) => ({
  home,
  whoAreWe: at('who-are-we'),
  missionVision: at('mission-vision'),
  contactSection: section('contact'),
  manifest: below('site.webmanifest'),
  contactCard: below('contact.vcf'),
});

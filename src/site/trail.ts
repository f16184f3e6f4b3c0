import type { NavigationLink } from '../content/addresses.ts';
import type { LinkedPage } from '../content/kinds/page.ts';
import { pagePath } from '../registry.ts';
import type { Site } from './site.ts';

/** A page in the trail. */
export type Step = [label: string, path: string];

/**
 * Builds the breadcrumb trail of a page, also used in structured data.
 * @param steps label and path of each page below the home page, ending with the page itself; a page
 *   that the site does not have is left out
 */
export const buildTrail = (
  { words, paths }: Pick<Site, 'words' | 'paths'>,
  ...steps: (Step | undefined)[]
): NavigationLink[] => [
  { label: words.layout.home, path: paths.home },
  ...steps.filter((step) => step !== undefined).map(([label, path]) => ({ label, path })),
];

/** @returns the step of a page for the trail; undefined if the site does not have the page */
export function findStep(site: Site, id: LinkedPage): Step | undefined {
  const page = site.findPage(id);
  return page && [page.heading, pagePath(id, site.paths)];
}

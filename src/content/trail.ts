import type { NavigationLink, Paths } from './addresses.ts';
import type { WordsOf } from './words/words.ts';

/**
 * Builds the breadcrumb trail of a page, also used in structured data.
 * @param steps label and path of each page below the home page, ending with the page itself
 */
export const buildTrail = (
  { words, paths }: { words: WordsOf<'layout'>; paths: Pick<Paths, 'home'> },
  ...steps: [label: string, path: string][]
): NavigationLink[] => [
  { label: words.layout.home, path: paths.home },
  ...steps.map(([label, path]) => ({ label, path })),
];

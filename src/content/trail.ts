import { type NavigationLink, paths } from './addresses.ts';

/**
 * Builds the breadcrumb trail of a page, also used in structured data.
 * @param steps label and path of each page below the home page, ending with the page itself
 */
export const buildTrail = (...steps: [label: string, path: string][]): NavigationLink[] => [
  { label: 'Home', path: paths.home },
  ...steps.map(([label, path]) => ({ label, path })),
];

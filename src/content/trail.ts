import { type NavigationLink, paths } from './addresses.ts';

/**
 * The way from the home page to a page, for the breadcrumb and its structured data.
 * @param steps label and path of each page below the home page, this page last
 */
export const buildTrail = (...steps: [label: string, path: string][]): NavigationLink[] => [
  { label: 'Home', path: paths.home },
  ...steps.map(([label, path]) => ({ label, path })),
];

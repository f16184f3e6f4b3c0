import { openingRoutes } from '../../tests/support/routes.ts';

/** One page of each kind: what is true of it is true of its siblings. */
export const kinds = [
  '/',
  '/who-are-we',
  '/mission-vision',
  '/blogs',
  '/blog/0',
  '/case-studies',
  '/team',
  '/work-with-us',
  // A firm may have no opening just now.
  ...openingRoutes.slice(0, 1).map(({ path }) => path),
  '/services/hr-advisory',
  '/services/hr-advisory/compliance',
  '/services/due-diligence',
  '/where-we-operate',
  '/where-we-operate/india',
  '/business-sectors',
  '/privacy',
];

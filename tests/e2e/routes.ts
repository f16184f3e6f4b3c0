import { readdirSync } from 'node:fs';

/** Every page of the built site, by its path, the not-found pages among them. */
export const routes = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html'))
  .map((name) => `/${name.replace(/\.html$/, '')}`.replace(/^\/index$/, '/'))
  .sort();

/** One page of each kind: what is true of it is true of its siblings. */
export const kinds = [
  '/',
  '/who-are-we',
  '/blogs',
  '/blog/0',
  '/case-studies',
  '/team',
  '/work-with-us',
  '/work-with-us/job-001',
  '/services/hr-advisory',
  '/services/hr-advisory/compliance',
  '/where-we-operate',
  '/where-we-operate/india',
  '/business-sectors',
  '/mission-vision',
  '/privacy',
  '/404',
];

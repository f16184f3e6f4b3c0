import type { APIRoute } from 'astro';
import { buildLlmsText } from '../discovery/llms-text.ts';
import { nameFeed } from '../discovery/rss.ts';
import { getSitePages } from '../discovery/site-pages.ts';
import { getLawFeeds } from '../features/law/law-page.ts';
import { getSite } from '../site/reader.ts';

export const GET: APIRoute = ({ routePattern }) => {
  const site = getSite(routePattern);
  const { paths } = site;
  const blogs = site.findPage('blogs');
  const files = [
    ...(blogs ? [{ title: nameFeed(blogs, site), path: paths.feed }] : []),
    ...(site.hasPage('law') ? getLawFeeds(site).feeds : []),
    ...(site.hasPage('calendar') ? site.getEntries('calendars') : []).flatMap(({ id, title }) =>
      ['ics', 'csv'].map((ending) => ({
        title: `${title} (.${ending})`,
        path: paths.calendarFile(`${id}.${ending}`),
      })),
    ),
  ];
  return new Response(buildLlmsText(getSitePages(site), files, site));
};

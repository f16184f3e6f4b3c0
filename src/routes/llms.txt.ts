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
  const law = site.findPage('law');
  const files = [
    ...(blogs ? [{ title: nameFeed(blogs, site), path: paths.feed }] : []),
    ...(law ? getLawFeeds(site).feeds : []),
    ...(law ? (['csv', 'json'] as const) : []).map((ending) => ({
      title: `${law?.heading} (.${ending})`,
      path: paths.lawData(ending),
    })),
    ...(site.hasPage('calendar') ? site.getEntries('calendars') : []).flatMap(({ id, title }) =>
      ['ics', 'csv'].map((ending) => ({
        title: `${title} (.${ending})`,
        path: paths.calendarFile(`${id}.${ending}`),
      })),
    ),
  ];
  return new Response(buildLlmsText(getSitePages(site), files, site));
};

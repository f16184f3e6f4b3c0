import type { APIRoute } from 'astro';
import { buildIcon } from '../discovery/icon-drawing.ts';
import { getSitePages } from '../discovery/site-pages.ts';
import { buildFirmCard } from '../discovery/vcard.ts';
import { makeCardPhoto } from '../features/contact/card-photo.ts';
import { getSite } from '../site/reader.ts';

export const GET: APIRoute = async ({ routePattern }) => {
  const site = getSite(routePattern);
  const [office] = site.entries.offices;
  const home = getSitePages(site).find(({ path }) => path === site.paths.home);
  const photo = await makeCardPhoto(Buffer.from(buildIcon(0.76, 200)));
  return new Response(buildFirmCard(site, office, home?.updated, photo));
};

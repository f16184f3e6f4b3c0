import type { APIRoute } from 'astro';
import { getSite } from '../content/reader.ts';
import { buildFirmCard } from '../features/contact/vcard.ts';

export const GET: APIRoute = async ({ routePattern }) => {
  const site = await getSite(routePattern);
  const [office] = await site.getEntries('offices');
  return new Response(buildFirmCard(site, office), { headers: { 'content-type': 'text/vcard' } });
};

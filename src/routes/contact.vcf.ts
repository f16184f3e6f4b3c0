import type { APIRoute } from 'astro';
import { buildFirmCard } from '../features/contact/vcard.ts';
import { getSite } from '../site/reader.ts';

export const GET: APIRoute = async ({ routePattern }) => {
  const site = await getSite(routePattern);
  const [office] = await site.getEntries('offices');
  return new Response(buildFirmCard(site, office), { headers: { 'content-type': 'text/vcard' } });
};

import type { APIRoute } from 'astro';
import { getSite } from '../content/reader.ts';
import { buildFirmCard } from '../features/contact/vcard.ts';

export const GET: APIRoute = async ({ routePattern }) =>
  new Response(buildFirmCard(await getSite(routePattern)), {
    headers: { 'content-type': 'text/vcard' },
  });

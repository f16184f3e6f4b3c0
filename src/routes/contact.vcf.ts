import type { APIRoute } from 'astro';
import { getFirm } from '../content/reader.ts';
import { buildFirmCard } from '../features/contact/vcard.ts';

export const GET: APIRoute = async () =>
  new Response(buildFirmCard(await getFirm()), { headers: { 'content-type': 'text/vcard' } });

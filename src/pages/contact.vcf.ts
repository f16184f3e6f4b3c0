import type { APIRoute } from 'astro';
import { getFirm } from '../lib/content.ts';
import { toFirmCard } from '../lib/vcard.ts';

export const GET: APIRoute = async () =>
  new Response(toFirmCard(await getFirm()), { headers: { 'content-type': 'text/vcard' } });

import type { APIRoute } from 'astro';
import { getFirm } from '../content/reader.ts';
import { toFirmCard } from '../features/contact/vcard.ts';

export const GET: APIRoute = async () =>
  new Response(toFirmCard(await getFirm()), { headers: { 'content-type': 'text/vcard' } });

import type { APIRoute } from 'astro';
import { getFirm } from '../lib/content.ts';
import { toLlmsText } from '../lib/llms-text.ts';
import { getSitePages } from '../lib/site-pages.ts';

export const GET: APIRoute = async () =>
  new Response(toLlmsText(await getSitePages(), await getFirm()));

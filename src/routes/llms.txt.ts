import type { APIRoute } from 'astro';
import { getFirm } from '../content/reader.ts';
import { toLlmsText } from '../discovery/llms-text.ts';
import { getSitePages } from '../discovery/site-pages.ts';

export const GET: APIRoute = async () =>
  new Response(toLlmsText(await getSitePages(), await getFirm()));

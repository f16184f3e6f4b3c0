import type { APIRoute } from 'astro';
import { getFirm } from '../content/reader.ts';
import { buildLlmsText } from '../discovery/llms-text.ts';
import { getSitePages } from '../discovery/site-pages.ts';

export const GET: APIRoute = async () =>
  new Response(buildLlmsText(await getSitePages(), await getFirm()));

import type { APIRoute } from 'astro';
import { buildSitemap } from '../discovery/alternates.ts';

/** One sitemap for all languages. */
export const GET: APIRoute = () =>
  new Response(buildSitemap(), { headers: { 'content-type': 'application/xml' } });

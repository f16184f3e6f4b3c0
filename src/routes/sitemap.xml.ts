import type { APIRoute } from 'astro';
import { buildSitemap, listSitemapEntries } from '../discovery/sitemap.ts';

/** One sitemap for all languages. */
export const GET: APIRoute = () => new Response(buildSitemap(listSitemapEntries()));

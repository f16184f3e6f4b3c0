import type { APIRoute } from 'astro';
import { toFavicon } from '../discovery/icon-drawing.ts';

export const GET: APIRoute = () =>
  new Response(toFavicon(), { headers: { 'content-type': 'image/svg+xml' } });

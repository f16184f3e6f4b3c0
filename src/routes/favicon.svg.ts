import type { APIRoute } from 'astro';
import { buildFavicon } from '../discovery/icon-drawing.ts';

export const GET: APIRoute = () => new Response(buildFavicon());

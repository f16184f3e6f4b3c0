import type { APIRoute } from 'astro';
import { getSite } from '../../content/reader.ts';
import { buildSecurityText } from '../../discovery/security-text.ts';

export const GET: APIRoute = async ({ routePattern }) => {
  const { firm, today } = await getSite(routePattern);
  return new Response(buildSecurityText(firm, today));
};

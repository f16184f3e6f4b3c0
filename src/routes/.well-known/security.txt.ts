import type { APIRoute } from 'astro';
import { buildSecurityText } from '../../discovery/security-text.ts';
import { getSite } from '../../site/reader.ts';

export const GET: APIRoute = async ({ routePattern }) => {
  const { firm, today } = await getSite(routePattern);
  return new Response(buildSecurityText(firm, today));
};

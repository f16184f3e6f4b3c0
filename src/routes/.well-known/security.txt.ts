import type { APIRoute } from 'astro';
import { buildSecurityText } from '../../discovery/security-text.ts';
import { getSite } from '../../site/reader.ts';

export const GET: APIRoute = ({ routePattern }) => {
  const { firm, today } = getSite(routePattern);
  return new Response(buildSecurityText(firm, today));
};

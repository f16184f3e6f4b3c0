import type { APIRoute } from 'astro';
import { buildLawTable } from '../../features/law/law-data.ts';
import { getSite } from '../../site/reader.ts';

export const GET: APIRoute = ({ routePattern }) => {
  const site = getSite(routePattern);
  return new Response(buildLawTable(site.entries.law));
};

import type { APIRoute } from 'astro';
import { buildRegisterData } from '../../features/law/law-data.ts';
import { buildRegister, lawKinds } from '../../features/law/law-page.ts';
import { getKinds } from '../../site/get-kinds.ts';
import { getSite } from '../../site/reader.ts';

export const GET: APIRoute = async ({ routePattern }) => {
  const site = await getSite(routePattern);
  const register = buildRegister(await getKinds(site, ...lawKinds), site);
  return Response.json(buildRegisterData(register, await site.getPage('law'), site));
};

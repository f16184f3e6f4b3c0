import type { APIRoute } from 'astro';
import { buildLawPage, lawKinds } from '../../features/law/law-page.ts';
import { getSite } from '../../site/reader.ts';
import { getEntriesOf } from '../../site/site.ts';

/** A file, because the hash of a `<style>` would lengthen the policy in the header of every page. */
export const GET: APIRoute = async ({ routePattern }) => {
  const site = await getSite(routePattern);
  const { styles } = buildLawPage(await getEntriesOf(site, ...lawKinds), site);
  return new Response(styles, { headers: { 'content-type': 'text/css' } });
};

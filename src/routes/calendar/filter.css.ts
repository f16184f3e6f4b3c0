import type { APIRoute } from 'astro';
import { buildFilterStyles, listChoices } from '../../features/calendars/duty-filter.ts';
import { listDuties } from '../../features/calendars/duty-year.ts';
import { getSite } from '../../site/reader.ts';

/** A file, because the hash of a `<style>` would lengthen the policy in the header of every page. */
export const GET: APIRoute = async ({ routePattern }) => {
  const { getEntries } = await getSite(routePattern);
  const calendars = await getEntries('calendars');
  const styles = buildFilterStyles(listChoices(calendars), listDuties(calendars));
  return new Response(styles, { headers: { 'content-type': 'text/css' } });
};

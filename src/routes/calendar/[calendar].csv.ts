import type { APIRoute } from 'astro';
import { buildDutyTable } from '../../features/calendars/duty-table-file.ts';
import type { Calendar } from '../../features/calendars/model/calendar.ts';
import { getSite, listEntryPages } from '../../site/reader.ts';

export const getStaticPaths = listEntryPages('calendars');

export const GET: APIRoute<{ entry: Calendar }> = ({ props: { entry }, routePattern }) =>
  new Response(buildDutyTable(entry, getSite(routePattern).words));

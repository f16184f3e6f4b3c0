import type { APIRoute } from 'astro';
import { buildDutyTable } from '../../features/calendars/duty-table-file.ts';
import type { Calendar } from '../../features/calendars/model/calendar.ts';
import { getSite } from '../../site/reader.ts';

export async function getStaticPaths({ routePattern }: { routePattern: string }) {
  const { getEntries } = await getSite(routePattern);
  return (await getEntries('calendars')).map((calendar) => ({
    params: { calendar: calendar.id },
    props: { calendar },
  }));
}

export const GET: APIRoute<{ calendar: Calendar }> = async ({ props, routePattern }) => {
  const { words } = await getSite(routePattern);
  return new Response(buildDutyTable(props.calendar, words), {
    headers: { 'content-type': 'text/csv' },
  });
};

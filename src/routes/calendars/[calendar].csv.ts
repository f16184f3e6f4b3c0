import type { APIRoute } from 'astro';
import type { Calendar } from '../../content/kinds/calendar.ts';
import { getSite } from '../../content/reader.ts';
import { buildDutyTable } from '../../features/calendars/duty-table-file.ts';

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

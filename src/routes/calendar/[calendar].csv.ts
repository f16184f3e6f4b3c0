import type { APIRoute } from 'astro';
import { buildDutyTable } from '../../features/calendars/duty-table-file.ts';
import type { Calendar } from '../../features/calendars/model/calendar.ts';
import { getSite } from '../../site/reader.ts';

export function getStaticPaths({ routePattern }: { routePattern: string }) {
  const { getEntries } = getSite(routePattern);
  return getEntries('calendars').map((calendar) => ({
    params: { calendar: calendar.id },
    props: { calendar },
  }));
}

export const GET: APIRoute<{ calendar: Calendar }> = ({ props, routePattern }) => {
  const { words } = getSite(routePattern);
  return new Response(buildDutyTable(props.calendar, words));
};

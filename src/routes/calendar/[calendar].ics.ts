import type { APIRoute } from 'astro';
import { buildICalendar } from '../../features/calendars/icalendar.ts';
import type { Calendar } from '../../features/calendars/model/calendar.ts';
import { getSite } from '../../site/reader.ts';

export function getStaticPaths({ routePattern }: { routePattern: string }) {
  const { getEntries } = getSite(routePattern);
  return getEntries('calendars').map((calendar) => ({
    params: { calendar: calendar.id },
    props: { calendar },
  }));
}

export const GET: APIRoute<{ calendar: Calendar }> = ({ props, routePattern }) =>
  new Response(buildICalendar(props.calendar, getSite(routePattern)), {
    headers: { 'content-type': 'text/calendar' },
  });

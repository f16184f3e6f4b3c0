import { type CalendarPart, listParts } from '../../features/calendars/calendar-parts.ts';
import { buildICalendar } from '../../features/calendars/icalendar.ts';
import type { Calendar } from '../../features/calendars/model/calendar.ts';
import { getSite, siteFile } from '../../site/reader.ts';

type Props = {
  calendar: Calendar;
  /** Undefined for the whole calendar. */
  part?: CalendarPart;
};

export function getStaticPaths({ routePattern }: { routePattern: string }) {
  const { entries, words } = getSite(routePattern);
  return entries.calendars.flatMap((calendar) => [
    { params: { calendar: calendar.id }, props: { calendar } },
    ...listParts(calendar, words).map((part) => ({
      params: { calendar: part.name },
      props: { calendar, part },
    })),
  ]);
}

export const GET = siteFile((site, { calendar, part }: Props) =>
  buildICalendar(calendar, site, part),
);

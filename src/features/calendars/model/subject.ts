import type { PathParts } from '../../../content/addresses.ts';
import { calendars } from './calendar.ts';

export { pages } from './pages.ts';

export const kinds = { calendars };

export const paths = ({ at }: PathParts) => ({
  calendar: at('calendar'),
  /** @param name of a file made from a calendar, such as `duties.ics` */
  calendarFile: (name: string) => `${at('calendar')}/${name}`,
});

import type { PathParts } from '../../../content/addresses.ts';
import { calendars } from './calendar.ts';

export { words } from '../words/words.ts';

export const kinds = { calendars };

export const paths = ({ at }: PathParts) => ({
  /** @param name of a file made from a calendar, such as `duties.ics` */
  calendarFile: (name: string) => `${at('calendars')}/${name}`,
});

import { intro, pageHead } from '../../../content/fields.ts';
import { definePage, type PathParts } from '../../../content/page-model.ts';
import { calendars } from './calendar.ts';

export const kinds = { calendars };

export const pages = {
  calendar: definePage('calendar', {
    fields: { ...pageHead, intro },
    path: ({ calendar }) => calendar,
    group: 'calendar',
    type: 'CollectionPage',
    needs: 'calendars',
  }),
};

export const paths = ({ at }: PathParts) => ({
  calendar: at('calendar'),
  /** @param code of the place whose duties are shown, such as `IN-KA` */
  calendarOf: (code: string) => `${at('calendar')}?place=${code}`,
  /** @param name of a file made from a calendar, such as `duties.ics` */
  calendarFile: (name: string) => `${at('calendar')}/${name}`,
});

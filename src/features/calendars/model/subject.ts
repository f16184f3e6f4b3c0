import { calendars } from './calendar.ts';

export const kinds = { calendars };

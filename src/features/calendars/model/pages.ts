import { z } from 'zod';
import { intro, pageHead } from '../../../content/fields.ts';
import { definePage } from '../../../content/page-model.ts';

const calendarPage = definePage({
  schema: z.strictObject({ page: z.literal('calendar'), ...pageHead, intro }),
  path: ({ calendar }) => calendar,
  group: 'articles',
  type: 'CollectionPage',
  needs: 'calendars',
});

export const pages = { calendar: calendarPage };

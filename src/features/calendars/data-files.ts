import type { DataFile } from '../../discovery/llms-text.ts';
import type { Site } from '../../site/site.ts';

export const listDataFiles = ({ hasPage, entries, paths }: Site): DataFile[] =>
  (hasPage('calendar') ? entries.calendars : []).flatMap(({ id, title }) =>
    ['ics', 'csv'].map((ending) => ({
      title: `${title} (.${ending})`,
      path: paths.calendarFile(`${id}.${ending}`),
    })),
  );

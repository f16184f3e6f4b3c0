import { buildDutyTable } from '../../features/calendars/duty-table-file.ts';
import type { Calendar } from '../../features/calendars/model/calendar.ts';
import { listEntryPages, siteFile } from '../../site/reader.ts';

export const getStaticPaths = listEntryPages('calendars');

export const GET = siteFile(({ words }, { entry }: { entry: Calendar }) =>
  buildDutyTable(entry, words),
);

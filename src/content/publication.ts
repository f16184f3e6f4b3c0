import type { CalendarDate } from './dates.ts';
import type { AnyKind } from './kind.ts';

/** Which entries the site shows: the one rule of the build, the checks and the editor. */

export const isDraft = ({ data }: { data: unknown }) => Object(data).draft === true;

type Days = Pick<AnyKind, 'appearsOn' | 'leavesAfter'>;

/** @returns the first and the last day on which the site shows an entry that is no draft */
export function findDays({ appearsOn = '', leavesAfter = '' }: Days, data: unknown) {
  const fields: Partial<Record<string, CalendarDate>> = Object(data);
  return { from: fields[appearsOn] ?? '', until: fields[leavesAfter] };
}

/** @param early shows drafts and entries whose day is to come, too */
export function isPublished(kind: Days, data: unknown, today: CalendarDate, early = false) {
  const { from, until } = findDays(kind, data);
  return (early || (!isDraft({ data }) && from <= today)) && (!until || until >= today);
}

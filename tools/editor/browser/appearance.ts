import type { AppEventListener } from '@sveltia/cms';
import { toCalendarDate, toIsoDate } from '../../../src/content/dates.ts';
import { getKind, type KindName } from '../../../src/registry.ts';
import { locale, translate } from './words.ts';

/** Says in lists from when an entry is in the site, if its day is to come. */

type Entry = Parameters<AppEventListener['handler']>[0]['entry'];

function describeAppearance(name: KindName, fields: Record<string, unknown>) {
  const { appearsOn } = getKind(name);
  const day = appearsOn && fields[appearsOn];
  if (typeof day !== 'string' || day <= toIsoDate(toCalendarDate(new Date()))) return '';
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return ` (${translate('from {day}', { day: format.format(Date.parse(day)) })})`;
}

/** @returns the fields of a file with what lists say of it */
export const addAppearance = (name: KindName, fields: Record<string, unknown>) =>
  getKind(name).appearsOn ? { ...fields, appears: describeAppearance(name, fields) } : fields;

/** @returns the entry, with what lists say of it after the change; undefined if that is the same */
export function updateAppearance(entry: Entry): Entry | undefined {
  const name = entry.get('collection') as KindName;
  const fields = (entry.toJS() as { data?: Record<string, unknown> }).data ?? {};
  const appears = getKind(name)?.appearsOn ? describeAppearance(name, fields) : '';
  return appears === (fields.appears ?? '') ? undefined : entry.setIn(['data', 'appears'], appears);
}

import { toCalendarDateIn, toIsoDate } from '../content/dates.ts';
import { getKind } from '../registry.ts';
import type { Source } from '../site/source.ts';

/** @returns today's date where the firm is, as content files write it */
function findToday(sources: readonly Source[]): string {
  const firm = sources.find(({ kind, code }) => kind === 'firm' && code === '');
  const { timeZone } = (firm?.data ?? {}) as { timeZone?: unknown };
  try {
    return toIsoDate(toCalendarDateIn(new Date(), String(timeZone)));
  } catch {
    // The schema reports the time zone.
    return toIsoDate(toCalendarDateIn(new Date(), 'UTC'));
  }
}

/**
 * @param sources of the site, among them the firm
 * @returns a function that returns the day from which an entry is in the site, if that is to come
 */
export function createFutureLookup(sources: readonly Source[]) {
  const today = findToday(sources);
  return ({ kind, data }: Pick<Source, 'kind' | 'data'>): string | undefined => {
    const { appearsOn } = getKind(kind);
    const day = appearsOn && (data as Record<string, unknown> | null)?.[appearsOn];
    return typeof day === 'string' && day > today ? day : undefined;
  };
}

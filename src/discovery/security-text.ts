import { absoluteUrl } from '../content/addresses.ts';
import { type CalendarDate, toIsoDate } from '../content/dates.ts';

const lifeInDays = 360;

/**
 * Where to report a security message, for people and programs that look for it.
 * Source: RFC 9116; section 2.5.5 asks for an end less than a year ahead, so that a forgotten
 * file stops being believed. It is reckoned from the day of the build.
 */
export function buildSecurityText(
  { siteUrl, email }: { siteUrl: string; email: string },
  today: CalendarDate,
) {
  const end = new Date(Date.UTC(today.year, today.month - 1, today.day + lifeInDays));
  const endDay = {
    year: end.getUTCFullYear(),
    month: end.getUTCMonth() + 1,
    day: end.getUTCDate(),
  };
  return [
    `Contact: mailto:${email}`,
    `Expires: ${toIsoDate(endDay)}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl(siteUrl, '/.well-known/security.txt')}`,
    '',
  ].join('\n');
}

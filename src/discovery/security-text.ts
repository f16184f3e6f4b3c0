import { absoluteUrl } from '../content/addresses.ts';
import { type CalendarDate, toIsoDate } from '../content/dates.ts';
import { mailLink } from '../content/firm-facts.ts';
import type { Firm } from '../content/kinds/firm.ts';
import { toLanguageCode } from '../content/languages.ts';

/** RFC 9116, section 2.5.5, recommends less than a year, so that a stale file is not trusted. */
const validDays = 360;

/**
 * Builds security.txt (RFC 9116), which says where to report vulnerabilities.
 * @param today the day of the build
 */
export function buildSecurityText(
  { siteUrl, email, languages }: Pick<Firm, 'siteUrl' | 'email' | 'languages'>,
  today: CalendarDate,
) {
  const end = new Date(Date.UTC(today.year, today.month - 1, today.day + validDays));
  const expires = {
    year: end.getUTCFullYear(),
    month: end.getUTCMonth() + 1,
    day: end.getUTCDate(),
  };
  return [
    `Contact: ${mailLink(email)}`,
    `Expires: ${toIsoDate(expires)}T00:00:00Z`,
    `Preferred-Languages: ${languages.map(toLanguageCode).join(', ')}`,
    `Canonical: ${absoluteUrl(siteUrl, '/.well-known/security.txt')}`,
    '',
  ].join('\n');
}

import { absoluteUrl } from '../content/addresses.ts';
import type { CalendarDate } from '../content/dates.ts';
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
  const expires = new Date(Date.parse(today) + validDays * 86_400_000).toISOString();
  return [
    `Contact: ${mailLink(email)}`,
    `Expires: ${expires.slice(0, 10)}T00:00:00Z`,
    `Preferred-Languages: ${languages.map(toLanguageCode).join(', ')}`,
    `Canonical: ${absoluteUrl(siteUrl, '/.well-known/security.txt')}`,
    '',
  ].join('\n');
}

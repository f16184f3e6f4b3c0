import { toCalendarDate } from '../../content/dates.ts';
import { getFirm } from '../../content/reader.ts';
import { buildSecurityText } from '../../discovery/security-text.ts';

export const GET = async () =>
  new Response(buildSecurityText(await getFirm(), toCalendarDate(new Date())));

import { toCalendarDate } from '../../content/dates.ts';
import { getFirm } from '../../content/reader.ts';
import { toSecurityText } from '../../discovery/security-text.ts';

export const GET = async () =>
  new Response(toSecurityText(await getFirm(), toCalendarDate(new Date())));

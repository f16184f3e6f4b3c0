import { getFirm } from '../../lib/content.ts';
import { toCalendarDate } from '../../lib/dates.ts';
import { toSecurityText } from '../../lib/security-text.ts';

export const GET = async () =>
  new Response(toSecurityText(await getFirm(), toCalendarDate(new Date())));

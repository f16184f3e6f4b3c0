import { getFirm, getToday } from '../../content/reader.ts';
import { buildSecurityText } from '../../discovery/security-text.ts';

export const GET = async () => new Response(buildSecurityText(await getFirm(), await getToday()));

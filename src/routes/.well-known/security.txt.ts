import { buildSecurityText } from '../../discovery/security-text.ts';
import { siteFile } from '../../site/reader.ts';

export const GET = siteFile(({ firm, today }) => buildSecurityText(firm, today));

import { buildLawTable } from '../../features/law/law-data.ts';
import { siteFile } from '../../site/reader.ts';

export const GET = siteFile(({ entries }) => buildLawTable(entries.law));

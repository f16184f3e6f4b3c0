import { buildLawGraph } from '../../features/law/law-data.ts';
import { siteFile } from '../../site/reader.ts';

export const GET = siteFile((site) => JSON.stringify(buildLawGraph(site.entries.law, site)));

import { buildLlmsText, type DataFile } from '../discovery/llms-text.ts';
import { getSitePages } from '../discovery/site-pages.ts';
import { siteFile } from '../site/reader.ts';
import type { Site } from '../site/site.ts';

/** The files that each subject has for programs. */
const subjects = import.meta.glob<(site: Site) => DataFile[]>('../features/*/data-files.ts', {
  eager: true,
  import: 'listDataFiles',
});

export const GET = siteFile((site) => {
  const files = Object.values(subjects).flatMap((listDataFiles) => listDataFiles(site));
  return buildLlmsText(getSitePages(site), files, site);
});

import type { APIRoute } from 'astro';
import { buildLlmsText, type DataFile } from '../discovery/llms-text.ts';
import { getSitePages } from '../discovery/site-pages.ts';
import { getSite } from '../site/reader.ts';
import type { Site } from '../site/site.ts';

/** The files that each subject has for programs. */
const subjects = import.meta.glob<(site: Site) => DataFile[]>('../features/*/data-files.ts', {
  eager: true,
  import: 'listDataFiles',
});

export const GET: APIRoute = ({ routePattern }) => {
  const site = getSite(routePattern);
  const files = Object.values(subjects).flatMap((listDataFiles) => listDataFiles(site));
  return new Response(buildLlmsText(getSitePages(site), files, site));
};

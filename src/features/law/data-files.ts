import type { DataFile } from '../../discovery/llms-text.ts';
import type { Site } from '../../site/site.ts';
import { getLawFeeds } from './law-page.ts';

export function listDataFiles(site: Site): DataFile[] {
  const page = site.findPage('law');
  if (!page) return [];
  const tables = (['csv', 'json'] as const).map((ending) => ({
    title: `${page.heading} (.${ending})`,
    path: site.paths.lawData(ending),
  }));
  return [...getLawFeeds(site), ...tables];
}

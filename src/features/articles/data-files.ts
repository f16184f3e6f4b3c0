import type { DataFile } from '../../discovery/llms-text.ts';
import { nameFeed } from '../../discovery/rss.ts';
import type { Site } from '../../site/site.ts';

export function listDataFiles(site: Site): DataFile[] {
  const page = site.findPage('blogs');
  return page ? [{ title: nameFeed(page, site), path: site.paths.feed }] : [];
}

import { buildRss } from '../features/articles/feed.ts';
import { siteFile } from '../site/reader.ts';

export const GET = siteFile(buildRss);

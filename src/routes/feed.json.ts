import { buildJsonFeed } from '../features/articles/feed.ts';
import { siteFile } from '../site/reader.ts';

export const GET = siteFile(async (site) => JSON.stringify(await buildJsonFeed(site), null, 2));

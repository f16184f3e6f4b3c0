import { getSignedArticles } from '../features/articles/article-page.ts';
import { buildJsonFeed } from '../features/articles/feed.ts';
import { siteFile } from '../site/reader.ts';

export const GET = siteFile(async (site) => {
  const feed = buildJsonFeed(await getSignedArticles(site), site.getPage('blogs'), site);
  return JSON.stringify(feed, null, 2);
});

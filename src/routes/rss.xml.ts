import { getSignedArticles } from '../features/articles/article-page.ts';
import { buildRss } from '../features/articles/feed.ts';
import { siteFile } from '../site/reader.ts';

export const GET = siteFile(async (site) =>
  buildRss(await getSignedArticles(site), site.getPage('blogs'), site),
);

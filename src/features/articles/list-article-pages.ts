import { findAlternates } from '../../discovery/alternates.ts';
import { getKinds } from '../../site/get-kinds.ts';
import type { Site } from '../../site/site.ts';
import { listShownArticles } from './article-page.ts';
import { makeCacheKey } from './cache-key.ts';

/** Lists the pages of articles for their route, each with the key by which Astro caches it. */
export async function listArticlePages(site: Site) {
  const pages = listShownArticles(await getKinds(site, 'articles', 'team')).map(async (props) => {
    const alternates = await findAlternates(site, props.article.path);
    const cacheKey = makeCacheKey(site, ...Object.values(props).flat(), alternates);
    return { params: { number: String(props.article.number) }, props, cacheKey };
  });
  return Promise.all(pages);
}

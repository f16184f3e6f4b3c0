import { findAlternates } from '../../discovery/alternates.ts';
import { getSitePages } from '../../discovery/site-pages.ts';
import { listShownEntries } from '../../discovery/untranslated.ts';
import { getKinds } from '../../site/get-kinds.ts';
import type { Site } from '../../site/site.ts';
import { listShownArticles } from './article-page.ts';
import { makeCacheKey } from './cache-key.ts';

/**
 * Lists the pages of articles for their route, each with the key by which Astro caches it.
 * @param site in the language of the route
 * @param sites all languages: an article may be shown untranslated, with the texts of another one
 */
export async function listArticlePages(site: Site, sites: Site[]) {
  const paths = (await listShownEntries(site, 'articles')).map(({ entry }) => entry.path);
  // An article that is not translated links to those that are.
  const linked = (await getSitePages(site)).map(({ path }) => path);
  const pages = sites.map(async (texts) => {
    const shown = listShownArticles(await getKinds(texts, 'articles', 'team'));
    const own = shown.filter(({ article }) => !article.tag && paths.includes(article.path));
    return own.map(async (props) => {
      const alternates = await findAlternates(texts, props.article.path);
      const cacheKey = makeCacheKey(
        site,
        texts.words,
        ...Object.values(props).flat(),
        alternates,
        linked,
      );
      return { params: { number: String(props.article.number) }, props, cacheKey };
    });
  });
  return Promise.all((await Promise.all(pages)).flat());
}

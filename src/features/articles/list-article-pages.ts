import { getKinds } from '../../site/get-kinds.ts';
import type { Site } from '../../site/site.ts';
import { listShownArticles } from './article-page.ts';

/** Lists the pages of articles for their route. */
export const listArticlePages = async (site: Site) =>
  listShownArticles(await getKinds(site, 'articles', 'team')).map((props) => ({
    params: { number: String(props.article.number) },
    props,
  }));

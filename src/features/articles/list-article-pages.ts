import { getEntriesOf, type Site } from '../../site/site.ts';
import { listShownArticles } from './article-page.ts';

/** Lists the pages of articles for their route. */
export const listArticlePages = async (site: Site) =>
  listShownArticles(await getEntriesOf(site, 'articles', 'team')).map((props) => ({
    params: { number: String(props.article.number) },
    props,
  }));

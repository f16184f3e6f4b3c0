import { listTerms } from '../../content/kinds/vocabulary.ts';
import { pickWords } from '../../content/words.ts';
import type { Site } from '../../site/site.ts';

/** Articles on a page of the list. */
export const pageSize = 6;

/** Gets what the list of articles shows. */
export function getArticleList(site: Site) {
  const page = site.getPage('blogs');
  const { articles, services } = site.entries;
  const used = new Set(articles.map(({ category }) => category));
  return {
    page,
    articles,
    services,
    /** The article that the firm has chosen; otherwise number 0. */
    featured:
      articles.find(({ id }) => id === page.featured) ??
      articles.find(({ number }) => number === 0),
    list: {
      path: site.paths.blogs,
      items: articles.map(({ id, title, excerpt, category }) => ({
        id,
        text: [title, excerpt, category].join('\n'),
        values: { category },
      })),
      filters: {
        category: listTerms(site.vocabulary, 'categories').filter((name) => used.has(name)),
      },
      pageSize,
      words: pickWords(site.words, {
        articles: [
          'search',
          'topic',
          'allTopics',
          'allArticles',
          'found',
          'foundSome',
          'onPage',
          'noneFound',
          'clearSearch',
          'searchSite',
        ],
        ui: ['pages', 'page', 'previous', 'next'],
      }),
    },
  };
}

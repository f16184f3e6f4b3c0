import type { Source } from '../site/source.ts';
import { contentFile } from '../site/source.ts';
import { fieldProblem, pick } from './entries.ts';
import { createFutureLookup } from './future.ts';
import { type Problem, quote } from './problem.ts';

/**
 * The featured article, shown above the list: the chosen one, or article 0. It must be in the site.
 */
export function checkFeaturedArticle(entries: Source[]): Problem[] {
  const articles = pick(entries, 'articles');
  const list = pick(entries, 'pages').find(({ id }) => id === 'blogs');
  const { featured } = (list?.data ?? {}) as { featured?: string };
  const article = articles.find(({ id }) =>
    featured === undefined ? Number.parseInt(id, 10) === 0 : id === featured,
  );
  if (!article) return [];
  const isDraft = article.data.draft === true;
  const day = createFutureLookup(entries)(article);
  const reason = isDraft ? 'is a draft' : day && `is not in the site before ${day}`;
  if (!reason) return [];
  if (!list || featured === undefined)
    return [
      fieldProblem(
        article,
        [isDraft ? 'draft' : 'date'],
        `article 0 is the featured one and ${isDraft ? 'cannot be a draft' : reason}`,
        `${isDraft ? 'Delete the field' : 'Write an earlier date'}, or choose another article: "featured" in ${contentFile('pages', 'blogs', article.code)}.`,
      ),
    ];
  const change = isDraft ? 'Delete the line "draft: true"' : 'Write an earlier date into the field';
  return [
    fieldProblem(
      list,
      ['featured'],
      `the featured article ${quote(featured)} ${reason}`,
      `${change} of ${article.file}, or choose another article.`,
    ),
  ];
}

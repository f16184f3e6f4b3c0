import type { PathParts } from '../../../content/addresses.ts';
import { block } from '../../../content/fields.ts';
import { articles } from './article.ts';

export { pages } from './pages.ts';

export const kinds = { articles };

export const homeSections = {
  insights: {
    texts: block('section with the latest articles'),
    anchor: 'blogs',
    shows: { kind: 'articles', leadsTo: ['blogs', 'calendar', 'law'] },
    wide: true,
  },
} as const;

export const paths = ({ at, below, section }: PathParts) => ({
  blogs: at('blogs'),
  blogsSection: section('blogs'),
  feed: below('rss.xml'),
  jsonFeed: below('feed.json'),
  /** The beginning of the addresses of all articles. */
  articleFolder: at('blog'),
  /** @param number the article's number, counted from 0 */
  article: (number: number) => `${at('blog')}/${number}`,
  /** The checklist of an article as plain text. */
  checklist: (number: number) => `${at('blog')}/${number}.txt`,
});

import { webAddress } from '../../../content/code-fields.ts';
import { block, intro, pageHead, reference, text } from '../../../content/fields.ts';
import { definePage, type PathParts } from '../../../content/page-model.ts';
import { articles } from './article.ts';

export const kinds = { articles };

export const pages = {
  blogs: definePage('blogs', {
    fields: {
      ...pageHead,
      intro,
      newsletter: block('newsletter box')
        .extend({
          url: webAddress(
            'newsletter service to which the box leads; without it, the box does nothing',
          ).optional(),
        })
        .optional(),
      featured: reference(
        'articles',
        'file name of the featured article; if omitted, it is number 0',
      ).optional(),
    },
    path: ({ blogs }) => blogs,
    group: 'articles',
    type: 'CollectionPage',
    needs: 'articles',
  }),
  'post-not-found': definePage('post-not-found', {
    fields: {
      heading: text('heading', 1, 40),
      text: text('text'),
      help: text('where to go from here', 20),
    },
  }),
};

export const homeSections = {
  insights: {
    texts: block('section with the latest articles'),
    anchor: 'blogs',
    shows: 'articles',
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

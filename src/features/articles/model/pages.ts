import { z } from 'zod';
import { webAddress } from '../../../content/code-fields.ts';
import { block, intro, pageHead, reference, text } from '../../../content/fields.ts';
import { definePage } from '../../../content/page-model.ts';

const blogsPage = definePage({
  schema: z.strictObject({
    page: z.literal('blogs'),
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
  }),
  path: ({ blogs }) => blogs,
  group: 'articles',
  type: 'CollectionPage',
});

const postNotFoundPage = definePage({
  schema: z.strictObject({
    page: z.literal('post-not-found'),
    heading: text('heading', 1, 40),
    text: text('text'),
    help: text('where to go from here', 20),
  }),
});

export const pages = {
  blogs: blogsPage,
  'post-not-found': postNotFoundPage,
};

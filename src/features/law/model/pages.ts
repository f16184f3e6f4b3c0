import { z } from 'zod';
import { intro, pageHead } from '../../../content/fields.ts';
import { definePage } from '../../../content/page-model.ts';

const lawPage = definePage({
  schema: z.strictObject({ page: z.literal('law'), ...pageHead, intro }),
  path: ({ law }) => law,
  group: 'articles',
  type: 'CollectionPage',
  needs: 'law',
});

export const pages = { law: lawPage };

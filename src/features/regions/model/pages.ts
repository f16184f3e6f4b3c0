import { z } from 'zod';
import { intro, pageHead, paragraphs, text } from '../../../content/fields.ts';
import { definePage } from '../../../content/page-model.ts';

const whereWeOperatePage = definePage({
  schema: z.strictObject({
    page: z.literal('where-we-operate'),
    ...pageHead,
    intro,
    reach: z
      .strictObject({ heading: text('heading'), paragraphs: paragraphs('paragraphs') })
      .describe('Global Reach, Local Expertise'),
  }),
  path: ({ whereWeOperate }) => whereWeOperate,
  group: 'regionsAndSectors',
});

export const pages = {
  'where-we-operate': whereWeOperatePage,
};

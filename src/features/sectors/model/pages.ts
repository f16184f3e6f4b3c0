import { z } from 'zod';
import { block, intro, pageHead } from '../../../content/fields.ts';
import { definePage } from '../../../content/page-model.ts';

const businessSectorsPage = definePage({
  schema: z.strictObject({
    page: z.literal('business-sectors'),
    ...pageHead,
    intro,
    table: block('table of sectors and services'),
  }),
  path: ({ businessSectors }) => businessSectors,
  group: 'regionsAndSectors',
});

export const pages = {
  'business-sectors': businessSectorsPage,
};

import { z } from 'zod';
import { block, intro, pageHead } from '../../../content/fields.ts';
import { definePage } from '../../../content/page-model.ts';

const caseStudiesPage = definePage({
  schema: z.strictObject({
    page: z.literal('case-studies'),
    ...pageHead,
    intro,
    scheduling: block('invitation to schedule a call').optional(),
  }),
  path: ({ caseStudies }) => caseStudies,
  group: 'firm',
  type: 'CollectionPage',
});

export const pages = {
  'case-studies': caseStudiesPage,
};

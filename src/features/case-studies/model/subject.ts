import { block, intro, pageHead } from '../../../content/fields.ts';
import { definePage, type PathParts } from '../../../content/page-model.ts';
import { caseStudies } from './case-study.ts';

export const kinds = { caseStudies };

export const pages = {
  'case-studies': definePage('case-studies', {
    fields: {
      ...pageHead,
      intro,
      scheduling: block('invitation to schedule a call').optional(),
    },
    path: ({ caseStudies }) => caseStudies,
    group: 'firm',
    type: 'CollectionPage',
    needs: 'caseStudies',
  }),
};

export const paths = ({ at }: PathParts) => ({
  caseStudies: at('case-studies'),
  caseStudy: (id: string) => `${at('case-studies')}#${id}`,
});

import { block, group, iconItem, intro, list, pageHead, text } from '../../../content/fields.ts';
import { definePage, type PathParts } from '../../../content/page-model.ts';
import { formAnchor } from './form-anchor.ts';
import { openings } from './opening.ts';

export const kinds = { openings };

export const pages = {
  'work-with-us': definePage('work-with-us', {
    fields: {
      ...pageHead,
      intro,
      culture: group('Our Culture', {
        heading: text('heading'),
        text: text('text', 20, 500),
        items: list('culture items', [1, 9], iconItem),
      }),
      openings: block('list of openings'),
      equalOpportunity: text('equal opportunity statement', 40, 900).optional(),
      accommodation: text('what applicants with a disability can ask for', 40, 900).optional(),
      form: block('application form'),
      nextHeading: text('heading of the list under the form'),
      nextSteps: list('what happens next', [1, 7], text('one step', 20, 300)),
    },
    path: ({ workWithUs }) => workWithUs,
    group: 'openings',
  }),
};

export const paths = ({ at }: PathParts) => ({
  workWithUs: at('work-with-us'),
  opening: (id: string) => `${at('work-with-us')}/${id}`,
  /** The application form with this position preselected. */
  apply: (title: string) => `${at('work-with-us')}?job=${encodeURIComponent(title)}#${formAnchor}`,
});

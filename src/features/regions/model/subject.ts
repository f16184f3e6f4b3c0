import { block, group, intro, pageHead, paragraphs, text } from '../../../content/fields.ts';
import { definePage, type PathParts } from '../../../content/page-model.ts';
import { boundaries } from './boundary.ts';
import { regions } from './region.ts';

export const kinds = { regions, boundaries };

export const pages = {
  'where-we-operate': definePage('where-we-operate', {
    fields: {
      ...pageHead,
      intro,
      reach: group('Global Reach, Local Expertise', {
        heading: text('heading'),
        paragraphs: paragraphs('paragraphs'),
      }),
    },
    path: ({ whereWeOperate }) => whereWeOperate,
    group: 'regionsAndSectors',
    needs: 'regions',
  }),
};

export const homeSections = {
  regions: {
    texts: block('section with the regions').optional(),
    shows: 'regions',
  },
} as const;

export const menuLists = ['regions'] as const;

export const paths = ({ at }: PathParts) => ({
  whereWeOperate: at('where-we-operate'),
  region: (id: string) => `${at('where-we-operate')}/${id}`,
});

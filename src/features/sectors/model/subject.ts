import { block, intro, pageHead } from '../../../content/fields.ts';
import { definePage, type PathParts } from '../../../content/page-model.ts';
import { sectors } from './sector.ts';

export const kinds = { sectors };

export const pages = {
  'business-sectors': definePage('business-sectors', {
    fields: {
      ...pageHead,
      intro,
      table: block('table of sectors and services'),
      invitation: block('invitation at the end of the page').optional(),
    },
    path: ({ businessSectors }) => businessSectors,
    group: 'regionsAndSectors',
    needs: 'sectors',
  }),
};

export const menuLists = ['sectors'] as const;

export const paths = ({ at }: PathParts) => ({
  businessSectors: at('business-sectors'),
  sector: (id: string) => `${at('business-sectors')}#${id}`,
});

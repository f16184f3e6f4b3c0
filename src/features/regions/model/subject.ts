import type { PathParts } from '../../../content/addresses.ts';
import { block } from '../../../content/fields.ts';
import { boundaries } from './boundary.ts';
import { regions } from './region.ts';

export { pages } from './pages.ts';

export const kinds = { regions, boundaries };

export const homeSections = {
  regions: {
    texts: block('section with the regions').optional(),
    shows: { kind: 'regions', leadsTo: ['where-we-operate'] },
  },
} as const;

export const paths = ({ at }: PathParts) => ({
  whereWeOperate: at('where-we-operate'),
  region: (id: string) => `${at('where-we-operate')}/${id}`,
});

import type { PathParts } from '../../../content/addresses.ts';
import { block } from '../../../content/fields.ts';
import { team } from './member.ts';

export { pages } from './pages.ts';

export const kinds = { team };

export const homeSections = {
  people: {
    texts: block('section with members of the team').optional(),
    shows: { kind: 'team', leadsTo: ['team'] },
    wide: true,
  },
} as const;

export const paths = ({ at }: PathParts) => ({
  team: at('team'),
  member: (id: string) => `${at('team')}#${id}`,
  /** The vCard of a team member. */
  memberCard: (id: string) => `${at('team')}/${id}.vcf`,
});

import { block, intro, pageHead } from '../../../content/fields.ts';
import { definePage, type PathParts } from '../../../content/page-model.ts';
import { team } from './member.ts';

export const kinds = { team };

export const pages = {
  team: definePage('team', {
    fields: {
      ...pageHead,
      intro,
      join: block('Join Our Team block'),
    },
    path: ({ team }) => team,
    group: 'firm',
    leadsTo: { join: 'work-with-us' },
    needs: 'team',
  }),
};

export const homeSections = {
  people: {
    texts: block('section with members of the team').optional(),
    shows: 'team',
  },
} as const;

export const paths = ({ at }: PathParts) => ({
  team: at('team'),
  member: (id: string) => `${at('team')}#${id}`,
  /** The vCard of a team member. */
  memberCard: (id: string) => `${at('team')}/${id}.vcf`,
});

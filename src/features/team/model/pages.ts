import { z } from 'zod';
import { block, intro, pageHead } from '../../../content/fields.ts';
import { definePage } from '../../../content/page-model.ts';

const teamPage = definePage({
  schema: z.strictObject({
    page: z.literal('team'),
    ...pageHead,
    intro,
    join: block('Join Our Team block'),
  }),
  path: ({ team }) => team,
  group: 'firm',
  leadsTo: { join: 'work-with-us' },
  needs: 'team',
});

export const pages = {
  team: teamPage,
};

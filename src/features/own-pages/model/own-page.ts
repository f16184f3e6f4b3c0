import { z } from 'zod';
import { collectTexts, defineKind, pageOf } from '../../../content/define-kind.ts';
import {
  block,
  draft,
  group,
  head,
  intro,
  list,
  references,
  text,
} from '../../../content/fields.ts';

const ownPageSchema = z.strictObject({
  ...head,
  title: text('heading of the page', 2, 90),
  intro,
  questions: group('questions and answers below the text', {
    heading: text('heading of the questions', 2, 90),
    items: list('questions, each of which opens its answer', [1], {
      question: text('the question, as visitors ask it', 8, 160),
      answer: text('the answer, in one or more sentences', 20, 1500),
    }),
  }).optional(),
  team: references('team', 'file name of a team member')
    .describe('whom visitors may ask, shown below the text')
    .optional(),
  invitation: block('invitation at the end of the page').optional(),
  draft,
});

/** Pages of the firm that no subject of the program has, such as prices or events. */
export const ownPages = defineKind({
  ...pageOf('firm'),
  folder: 'own-pages',
  ending: 'md',
  label: 'Pages of your own',
  singular: 'page of your own',
  schema: ownPageSchema,
  undated: true,
  address: (slug, paths) => paths.ownPage(slug),
  slugs: true,
  editor: { group: 'Pages' },
  derive: ({ body, lines, headings }) => ({ body, lines, headings }),
  search: ({ title, intro, lines, questions, invitation }) => ({
    title,
    summary: intro,
    texts: [...lines, ...collectTexts([questions, invitation])],
  }),
});

export type OwnPage = ReturnType<typeof ownPages.build>;

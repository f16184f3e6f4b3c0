import { z } from 'zod';
import { date } from '../../../content/code-fields.ts';
import { defineKind, pageOf } from '../../../content/define-kind.ts';
import { head, order, text } from '../../../content/fields.ts';
import { legalPurposes } from '../../../content/law/required-pages.ts';

const legalSchema = z.strictObject({
  ...head,
  order,
  title: text('title of the page', 3, 60),
  summary: text('what the page says, in one or two plain sentences', 40, 400),
  effective: date('day on which the text took effect').optional(),
  serves: z
    .enum(legalPurposes)
    .describe('what the page is where a law asks for one: the imprint or the privacy notice')
    .optional(),
  accessibility: z
    .boolean()
    .describe('true adds a list of the accessibility criteria that the site meets')
    .optional(),
  reviewedBy: text('who of counsel reviewed the text, and when').meta({ shared: true }).optional(),
});

export const legal = defineKind({
  ...pageOf('legal'),
  folder: 'legal',
  ending: 'md',
  label: 'Legal pages',
  singular: 'legal page',
  schema: legalSchema,
  undated: true,
  address: (slug, paths) => paths.legal(slug),
  slugs: true,
  editor: { group: 'Firm' },
  derive: ({ body, lines, headings }) => ({ body, lines, headings }),
  search: ({ title, summary, lines }) => ({ title, summary, texts: lines }),
});

export type LegalPage = ReturnType<typeof legal.build>;

import { z } from 'zod';
import { parseDate } from '../../../content/dates.ts';
import { date, head, order, text } from '../../../content/fields.ts';
import {
  type BuildContext,
  byOrder,
  type ContentFile,
  defineKind,
  mainHeadings,
  plainFileName,
} from '../../../content/kind.ts';

const legalSchema = z.strictObject({
  ...head,
  order,
  title: text('title of the page', 3, 60),
  summary: text('what the page says, in one or two plain sentences', 40, 400),
  effective: date('day on which the text took effect').optional(),
  accessibility: z
    .boolean()
    .describe('true adds a list of the accessibility criteria that the site meets')
    .optional(),
  reviewedBy: text('who of counsel reviewed the text, and when').meta({ shared: true }).optional(),
});

type LegalData = z.infer<typeof legalSchema>;

const buildLegalPage = (
  { id, slug, data, html, headings }: ContentFile<LegalData>,
  { paths }: BuildContext,
) => ({
  ...data,
  id,
  slug,
  path: paths.legal(slug),
  updated: parseDate(data.updated),
  effective: data.effective === undefined ? undefined : parseDate(data.effective),
  html,
  headings: mainHeadings(headings),
});

export type LegalPage = ReturnType<typeof buildLegalPage>;

export const legal = defineKind({
  folder: 'legal',
  ending: 'md',
  label: 'Legal pages',
  singular: 'legal page',
  schema: legalSchema,
  fileName: plainFileName,
  unique: ['title'],
  address: (slug, paths) => paths.legal(slug),
  slugs: true,
  editor: { group: 'Firm' },
  build: buildLegalPage,
  compare: byOrder,
  lastChanged: ({ updated }) => updated,
  page: ({ metaTitle, metaDescription, title }) => ({
    group: 'legal',
    title: metaTitle,
    description: metaDescription,
    heading: title,
  }),
  search: ({ title, summary, html }) => ({ title, summary, texts: [html] }),
});

import { z } from 'zod';
import { legalPath } from '../addresses.ts';
import { parseIsoDate, toDate } from '../dates.ts';
import { head, isoDate, order, text } from '../fields.ts';
import { byOrder, type ContentFile, defineKind, mainHeadings, plainFileName } from '../kind.ts';

const legalSchema = z.strictObject({
  ...head,
  order,
  title: text('title of the page', 3, 60),
  summary: text('what the page says, in one or two plain sentences', 40, 400),
  effective: isoDate('day on which the text took effect').optional(),
  accessibility: z
    .boolean()
    .describe('true adds which success criteria of accessibility the site meets')
    .optional(),
  reviewedBy: text('who of counsel reviewed the text, and when').optional(),
});

type LegalData = z.infer<typeof legalSchema>;

const buildLegalPage = ({ id, data, html, headings }: ContentFile<LegalData>) => ({
  ...data,
  id,
  path: legalPath(id),
  updated: toDate(data.updated),
  effective: data.effective === undefined ? undefined : parseIsoDate(data.effective),
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
  address: legalPath,
  editor: { group: 'Firm' },
  build: buildLegalPage,
  compare: byOrder,
  lastChanged: ({ updated }) => updated,
  page: ({ metaTitle, metaDescription, title }) => ({
    group: 'Legal',
    title: metaTitle,
    description: metaDescription,
    heading: title,
  }),
});

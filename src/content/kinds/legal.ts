import { z } from 'zod';
import { legalPath } from '../addresses.ts';
import { toDate } from '../dates.ts';
import { head, order, text } from '../fields.ts';
import { byOrder, type ContentFile, defineKind, mainHeadings, plainFileName } from '../kind.ts';
import { legalIds } from '../vocabulary.ts';

const legalSchema = z.strictObject({
  ...head,
  order,
  title: text('title of the page', 3, 60),
  summary: text('summary of the page in one or two plain sentences', 40, 400),
  reviewedBy: text('which lawyer reviewed the text, and when').optional(),
});

type LegalData = z.infer<typeof legalSchema>;

const buildLegalPage = ({ id, data, html, headings }: ContentFile<LegalData>) => ({
  ...data,
  id,
  path: legalPath(id),
  updated: toDate(data.updated),
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
  required: {
    ids: legalIds,
    reason: 'The footer links to it, and the site requires it.',
  },
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

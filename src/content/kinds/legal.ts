import { z } from 'zod';
import { head, order, text } from '../fields.ts';

export const legalSchema = z.strictObject({
  ...head,
  order,
  title: text('title of the page', 3, 60),
  summary: text('what the page says, in one or two plain sentences', 40, 400),
  reviewedBy: text('who of counsel reviewed the text, and when').optional(),
});

export type LegalData = z.infer<typeof legalSchema>;

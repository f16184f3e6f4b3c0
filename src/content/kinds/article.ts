import { z } from 'zod';
import { date, text, webAddress } from '../fields.ts';
import { categories } from '../vocabulary.ts';

export const articleSchema = z.strictObject({
  title: text('title of the article', 10, 90),
  excerpt: text('teaser shown in lists, 120 to 160 characters', 120, 160),
  date: date('day of publication'),
  updated: date('day of the last change in substance').optional(),
  category: z.enum(categories).describe('category of the article'),
  content: text('short opening paragraph, shown large above the text', 80, 600),
  services: z
    .array(text('a service page, such as hr-advisory/payroll-services'))
    .min(1)
    .max(3)
    .describe('the services the article belongs to, the closest first'),
  author: text('name of the author; without one, the firm is the author').optional(),
  sources: z
    .array(
      z.strictObject({
        label: text('act, section and year, or official publication'),
        url: webAddress('address of the source').optional(),
      }),
    )
    .min(1)
    .describe('sources named at the end of the article'),
  draft: z.boolean().describe('true keeps the article out of the published site').optional(),
});

export type ArticleData = z.infer<typeof articleSchema>;

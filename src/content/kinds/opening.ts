import { z } from 'zod';
import { date, head, sample, text } from '../fields.ts';
import { departments, jobTypes } from '../vocabulary.ts';

export const openingSchema = z.strictObject({
  title: text('title of the position', 3, 80),
  department: z.enum(departments).describe('department'),
  type: z.enum(jobTypes).describe('kind of employment'),
  location: z
    .strictObject({
      locality: text('city'),
      region: text('state'),
      countryCode: z.string().length(2).describe('two-letter code of the country, such as IN'),
    })
    .describe('place of work'),
  postedDate: date('day on which the opening was posted'),
  closes: date('last day for applications; after it the opening leaves the site').optional(),
  shortDescription: text('the position in two or three sentences, shown in the list', 80, 400),
  metaDescription: head.metaDescription,
  skills: z
    .array(text('one skill', 2, 60))
    .min(2)
    .max(10)
    .describe('skills asked for'),
  draft: z.boolean().describe('true keeps the opening out of the published site').optional(),
  sample,
});

export type OpeningData = z.infer<typeof openingSchema>;

import { z } from 'zod';
import { textWhere } from '../../../content/code-fields.ts';
import { defineKind, foundByTexts } from '../../../content/define-kind.ts';
import {
  group,
  head,
  list,
  order,
  photograph,
  photographCompanions,
  reference,
  references,
  sample,
  text,
} from '../../../content/fields.ts';

/** A month written like 2025-01 (ISO 8601). */
const month = (description: string) =>
  textWhere(
    /^(?:1[5-9]|2[01])\d\d-(?:0[1-9]|1[0-2])$/,
    'is not a valid month',
    'Write the year and month in digits, with a hyphen between them: 2025-01.',
  ).meta({ description: `${description}, written like 2025-01`, shared: true });

const caseStudySchema = z.strictObject({
  order,
  title: text('title of the case study', 10, 100),
  industry: reference('sectors', 'industry of the client: the title of a sector', { by: 'title' }),
  client: text('kind of client, without the name', 10, 160),
  region: reference('regions', 'region of the engagement'),
  services: references('services', 'a service page').min(1).describe('services that were used'),
  started: month('month in which the work began').optional(),
  ended: month('month in which the work ended').optional(),
  team: references('team', 'file name of a team member')
    .describe('who did the work, the person in charge first')
    .optional(),
  description: text('summary of the case study in two or three sentences', 80, 500),
  challenges: list('challenges the client faced', [2, 5], text('one challenge', 20, 300)),
  solutions: list('what we did', [2, 6], text('one solution', 20, 300)),
  notWorked: list(
    'what did not work',
    [0, 4],
    text('one thing that did not work', 20, 300),
  ).optional(),
  results: list('results, each with a number', [2, 4], {
    figure: text('number with its unit, shown in large type, such as −12 points or 9 weeks', 1, 12),
    text: text('what the number means, in one sentence', 15, 200),
    comparison: group('chart of one value before and after', {
      unit: text('unit of both numbers, such as % a year or days', 1, 40),
      before: z.number().min(0).describe('the value before'),
      after: z.number().min(0).describe('the value after'),
    }).optional(),
  }),
  testimonial: group('testimonial of the client', {
    quote: z
      .string()
      .trim()
      .refine((value) => [...value].length > 100, {
        error: 'is too short for the preview, which shows the first 100 characters',
        params: { fix: 'Write a testimonial of more than 100 characters.' },
      })
      .meta({ description: 'quotation of more than 100 characters', minLength: 101 }),
    by: text('role of the person quoted'),
  }),
  ...photograph('picture of the case study'),
  updated: head.updated,
  sample,
});

export const caseStudies = defineKind({
  ...foundByTexts,
  folder: 'case-studies',
  label: 'Case studies',
  singular: 'case study',
  sample: {
    rule: 'sample-case',
    message: 'the study, its numbers and its testimonial are invented',
    fix: 'Replace it with a real engagement, with the client’s consent, then delete this line.',
    why: 'Invented results and testimonials mislead, and consumer law forbids them in many countries.',
  },
  schema: caseStudySchema,
  companions: [photographCompanions],
  dateOrder: [{ first: 'started', later: 'ended', meaning: 'the month in which the work began' }],
  address: (slug, paths) => paths.caseStudy(slug),
  slugs: true,
  editor: { group: 'Writing', columns: ['industry'] },
  listedOn: ['case-studies', 'business-sectors'],
  derive: ({ data: { results } }) => ({
    /** Whether a result has two values. */
    hasComparison: results.some(({ comparison }) => comparison),
  }),
});

export type CaseStudy = ReturnType<typeof caseStudies.build>;

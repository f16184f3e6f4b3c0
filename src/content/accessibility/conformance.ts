import { parse } from 'yaml';
import { z } from 'zod';
import { date } from '../code-fields.ts';
import { text } from '../fields.ts';

/** Path of the record of conformance with WCAG 2.2, relative to the root of the project. */
export const conformanceFile = 'src/content/accessibility/conformance.yaml';

const criterionSchema = z
  .strictObject({
    number: z.string().regex(/^\d\.\d\.\d{1,2}$/),
    name: text('name of the success criterion in WCAG 2.2'),
    level: z.enum(['A', 'AA', 'AAA']),
    test: z
      .array(
        z.strictObject({
          file: text('path of a test file'),
          name: text('name of a test in the file, or a part of it that no other test has'),
        }),
      )
      .min(1)
      .describe('the tests that fail where the criterion is no longer met')
      .optional(),
    checked: z
      .strictObject({
        date: date('day of the latest check'),
        how: text('what was done by hand, and what was found', 20),
      })
      .optional(),
    notApplicable: text('why the criterion does not apply', 10).optional(),
    notMet: text('what does not meet it', 10).optional(),
    remark: text('what a reader should know', 10).optional(),
    content: text('what the criterion asks of the firm’s own content', 10).optional(),
  })
  .refine(
    ({ test, checked, notApplicable, notMet }) => test || checked || notApplicable || notMet,
    'needs "test", "checked", "notApplicable" or "notMet"',
  )
  .refine(
    ({ notApplicable, notMet }) => !(notApplicable && notMet),
    'cannot be "notApplicable" and "notMet"',
  );

const conformanceSchema = z.strictObject({
  methods: z.array(text('one way in which the site was tested', 20)).min(1),
  limits: z.array(text('what was not tested', 20)),
  criteria: z.array(criterionSchema).min(1),
});

export type Criterion = z.infer<typeof criterionSchema>;
export type Conformance = z.infer<typeof conformanceSchema>;

/**
 * Parses the record of conformance.
 * @param source text of `conformance.yaml`
 * @throws if a field is missing or unknown
 */
export const parseConformance = (source: string): Conformance =>
  conformanceSchema.parse(parse(source));

/** @returns whether a criterion is met; WCAG defines one that does not apply as met */
export const isMet = ({ notMet }: Criterion) => notMet === undefined;

/** @returns the day of the latest check by hand, such as `2025-01-15` */
export const findLatestCheck = ({ criteria }: Conformance) =>
  criteria.map(({ checked }) => checked?.date ?? '').reduce((a, b) => (a > b ? a : b), '');

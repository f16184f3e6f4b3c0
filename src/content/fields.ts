import { z } from 'zod';
import { parseDate } from './dates.ts';
import { iconNames } from './icon-names.ts';

/**
 * Fields that several content kinds share. Every field of a schema has a description written for
 * editors: the editor shows it, and the content check prints it when the field is missing or wrong.
 */

export const text = (description: string, min = 1, max = 2000) =>
  z.string().trim().min(min).max(max).describe(description);

/** Which entries a field may refer to. */
interface Reference {
  kind: string;
  /** Only entries that are not in a subfolder. */
  topLevel?: boolean;
}

/** The id of another content file. The content check verifies it; the editor offers a choice. */
export const reference = (kind: string, description: string, rule: Omit<Reference, 'kind'> = {}) =>
  text(description).meta({ description, reference: { kind, ...rule } satisfies Reference });

export const references = (kind: string, description: string) =>
  z.array(reference(kind, description));

/** @returns undefined if the field is not a reference */
export const referenceOf = (schema: z.ZodType) => schema.meta()?.reference as Reference | undefined;

export const paragraphs = (description: string) =>
  z.array(text('one paragraph', 20)).min(1).describe(description);

export const date = (description: string) =>
  z
    .string()
    .refine((value) => parseDate(value) !== undefined, {
      error: 'is not a date of the calendar',
      params: {
        fix: 'Write the month in full, then the day, a comma and the year: January 15, 2025.',
      },
    })
    .describe(`${description}, written like January 15, 2025`);

// Aborts on an invalid address, so that a further refinement, as for siteUrl, can parse it.
export const webAddress = (description: string) =>
  z.url({ protocol: /^https$/, hostname: z.regexes.domain, abort: true }).describe(description);

export const mailbox = (description: string) => z.email().describe(description);

export const icon = z.enum(iconNames).describe('name of the icon shown with the title');

export const order = z.int().min(1).describe('position in lists: 1 comes first');

export const head = {
  metaTitle: text('title in the browser tab and in search results, 60 characters or fewer', 3, 60),
  metaDescription: text('summary for search results, 70 to 160 characters', 70, 160),
  updated: date('date of the last substantial change to this file'),
};

export const titled = (description: string) =>
  z
    .strictObject({ title: text('short title'), text: text('one or more sentences', 20) })
    .describe(description);

export const sample = z
  .boolean()
  .describe('true marks sample content; delete the line once you have replaced it with your own')
  .optional();

export const draft = z.boolean().describe('true keeps the file off the published site').optional();

import { z } from 'zod';
import { date } from './date-fields.ts';
import { iconNames } from './icon-names.ts';

/**
 * Fields that several content kinds share. Every field of a schema has a description written for
 * editors: the editor shows it, and the content check prints it when the field is missing or wrong.
 */

export const text = (description: string, min = 1, max = 2000) =>
  z.string().trim().min(min).max(max).describe(description);

export const paragraphs = (description: string) =>
  z.array(text('one paragraph', 20)).min(1).describe(description);

export const icon = z.enum(iconNames).describe('name of the icon shown with the title');

export const order = z.int().min(1).describe('position in lists: 1 comes first');

export const head = {
  metaTitle: text('title in the browser tab and in search results, 60 characters or fewer', 3, 60),
  metaDescription: text('summary for search results, 70 to 160 characters', 70, 160),
  updated: date('day of the last substantial change to this file'),
};

export const titled = (description: string) =>
  z
    .strictObject({ title: text('short title'), text: text('one or more sentences', 20) })
    .describe(description);

export const sample = z
  .boolean()
  .describe('true marks sample content, until you have replaced it with your own')
  .optional();

export const draft = z.boolean().describe('true keeps the file off the published site').optional();

import { existsSync } from 'node:fs';
import { z } from 'zod';
import { country, text } from '../../src/content/fields.ts';
import { firmSchema } from '../../src/content/kinds/firm.ts';
import { toLanguageCode } from '../../src/content/languages.ts';

/** Optional subjects that a new firm may start with. */
const parts = ['mission', 'regions', 'sectors', 'cases', 'openings'] as const;

export type Part = (typeof parts)[number];

/** @returns the file with the initial headings and sentences in a language */
export const starterFile = (code: string) => `tools/new-firm/starter/${code}.yaml`;

const hasStarter = (tag: string) => {
  try {
    return existsSync(starterFile(toLanguageCode(tag)));
  } catch {
    return false;
  }
};

const { name, legalName, siteUrl, email, phone, timeZone } = firmSchema.shape;

/** The facts from which a new content folder is created. Each field is a question. */
export const factsSchema = z.strictObject({
  country: country.describe('country of the office, as a two-letter code such as GB'),
  language: z
    .string()
    .refine(hasStarter, {
      error: 'is not a language with built-in words',
      params: { fix: 'Write en, de or hi, or a tag such as en-GB.' },
    })
    .describe('language of the site, such as en, de or hi; the country decides its form'),
  name,
  legalName,
  siteUrl,
  email,
  phone,
  street: text('building and street of the office'),
  postalCode: text('postal code of the office, if the country has them').optional(),
  locality: text('city of the office'),
  region: text('state or province of the office, where addresses name it').optional(),
  timeZone,
  service: text('name of the first service', 3, 60),
  person: text('name of the first member of the team', 2, 80),
  role: text('role of this person in the firm', 2, 80),
  parts: z
    .array(z.enum(parts))
    .describe(`further subjects to start with: any of ${parts.join(', ')}; or none`),
});

export type Facts = z.infer<typeof factsSchema>;

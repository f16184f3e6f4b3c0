import { z } from 'zod';
import { builtInLanguages } from '../../src/content/built-in-words.ts';
import { country } from '../../src/content/code-fields.ts';
import { list, text } from '../../src/content/fields.ts';
import { firmSchema } from '../../src/content/kinds/firm.ts';
import { areDifferent } from '../../src/content/languages.ts';

/** Optional subjects that a new firm may start with. */
const parts = ['mission', 'regions', 'sectors', 'cases', 'openings'] as const;

const { name, legalName, siteUrl, email, phone, timeZone } = firmSchema.shape;

/** The facts from which a new content folder is created. Each field is a question. */
export const factsSchema = z.strictObject({
  country: country.describe('country of the office, as a two-letter code such as GB'),
  languages: z
    .array(
      z.string().refine((tag) => builtInLanguages.includes(tag.split('-')[0] ?? ''), {
        error: 'is not a language with built-in words',
        params: {
          fix: `Write ${builtInLanguages.join(', ')}, or a tag such as en-GB. For another one, begin in English, then see "Words of the interface" in docs/editing/files.md.`,
        },
      }),
    )
    .min(1)
    .refine(areDifferent, {
      error: 'contains a language twice',
      params: { fix: 'Write each language once.' },
    })
    .describe(
      'languages of the site, the main one first, such as en or de, en; the country decides their form',
    ),
  name,
  legalName,
  siteUrl,
  email,
  phone,
  street: text('building and street of the office'),
  postalCode: text('postal code of the office, if the country has them').optional(),
  locality: text('city of the office').refine((city) => /\p{L}{2}/u.test(city), {
    error: 'is not the name of a city',
    params: { fix: 'Write its name; its postal code is a fact of its own.' },
  }),
  region: text('state or province of the office, where addresses name it').optional(),
  timeZone,
  service: text('name of the first service', 3, 60),
  person: text('name of the first member of the team', 2, 80),
  role: text('role of this person in the firm', 2, 80),
  parts: list(
    `further subjects to start with: any of ${parts.join(', ')}; or none`,
    [],
    z.enum(parts),
  ),
});

export type Facts = z.infer<typeof factsSchema>;

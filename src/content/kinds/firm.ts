import { z } from 'zod';
import { mailbox, sample, text, webAddress } from '../fields.ts';
import { type ContentFile, defineKind } from '../kind.ts';

/** An offset such as +05:30 is refused: it would be wrong in summer. */
function isTimeZone(name: string) {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}

const isLanguageTag = (tag: string) => {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
};

export const firmSchema = z.strictObject({
  name: text('name of the firm, as used on the site', 2, 60),
  legalName: text('registered name of the firm, for legal pages', 2, 120),
  blurb: text('short description in one or two sentences, shown in the footer', 40, 240),
  description: text('the firm in one sentence, for search engines, 70 to 160 characters', 70, 160),
  languages: z
    .array(
      z.string().refine(isLanguageTag, {
        error: 'is not the tag of a language',
        params: { fix: 'Write a tag such as en-IN, de-DE or hi.' },
      }),
    )
    .min(1)
    .describe(
      'languages of the site as tags, such as en-IN or de-DE; the first is at the root, each further one below its own folder',
    ),
  siteUrl: webAddress('address of the site, without a slash at the end').refine(
    (value) => new URL(value).origin === value,
    {
      error: 'is not a bare domain in lower case',
      params: {
        fix: 'Write https:// and the domain, without a slash or a folder behind it: https://www.example.org. The site must be at the root of its domain.',
      },
    },
  ),
  email: mailbox('general e-mail address, which also receives job applications'),
  careersEmail: mailbox('e-mail address of the recruitment team'),
  grievanceEmail: mailbox('e-mail address for privacy questions and complaints'),
  phone: z
    .string()
    .refine((value) => /^\+[1-9][0-9 ]{6,18}$/.test(value), {
      error: 'is not a phone number in international form',
      params: {
        fix: 'Write a plus sign, the country code, then digits and spaces: +44 20 0000 0000.',
      },
    })
    .describe('phone number in international format'),
  address: z
    .strictObject({
      lines: z.array(text('one line of the address')).min(1).describe('building and street'),
      locality: text('city'),
      region: text('state'),
      postalCode: text('postal code'),
      country: text('name of the country'),
      countryCode: z.string().length(2).describe('two-letter code of the country, such as IN'),
    })
    .describe('address of the office'),
  timeZone: z
    .string()
    .refine(isTimeZone, {
      error: 'is not a time zone',
      params: {
        fix: 'Write its name in the IANA database, a continent and a city, such as Asia/Kolkata or Europe/London.',
      },
    })
    .describe('time zone of the firm; openings close when their last day is over there'),
  hours: text('when the office is open, with the time zone', 5, 160).optional(),
  replyTime: text('how soon messages are answered, one sentence', 10, 200).optional(),
  bookingUrl: webAddress('page where a visitor books a consultation').optional(),
  schedulingUrl: webAddress(
    'page where a visitor schedules a call about a case or a search',
  ).optional(),
  networkUrl: webAddress('page of the firm on the professional network').optional(),
  hosting: z
    .strictObject({
      hsts: z
        .enum(['domain', 'subdomains', 'preload'])
        .describe(
          'what browsers may reach by https alone, for two years after each visit: the domain of the site, its subdomains too, or also the lists built into browsers; read docs/hosting.md before you choose more than domain',
        ),
    })
    .describe('choices for the host')
    .optional(),
  creditLabel: text('name of the builder of the site, shown at the end of the footer').optional(),
  creditUrl: webAddress('website of the builder of the site').optional(),
  sample,
});

export type Firm = z.infer<typeof firmSchema>;

export const firm = defineKind({
  folder: '',
  inAllLanguages: true,
  ending: 'yaml',
  label: 'The firm',
  singular: 'firm',
  schema: firmSchema,
  fileName: { pattern: /^firm$/, help: '' },
  onlyIds: ['firm'],
  required: { ids: ['firm'], reason: 'It contains the name, address and links of the firm.' },
  editor: { group: 'Firm' },
  build: ({ data }: ContentFile<Firm>) => data,
});

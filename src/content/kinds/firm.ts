import { z } from 'zod';
import { date, languageTag, mailbox, phone, timeZone, webAddress } from '../code-fields.ts';
import { defineKind } from '../define-kind.ts';
import { group, list, sample, text } from '../fields.ts';
import { onlyFile } from '../kind.ts';
import { areDifferent } from '../languages.ts';
import { quote } from '../problem.ts';

export const firmSchema = z.strictObject({
  name: text('name of the firm, as used on the site', 2, 60),
  legalName: text('registered name of the firm, for legal pages', 2, 120),
  blurb: text('short description in one or two sentences, shown in the footer', 40, 240),
  description: text('the firm in one sentence, for search engines, 70 to 160 characters', 70, 160),
  languages: z
    .array(languageTag('language of the site as a tag, such as en-IN or de-DE'))
    .min(1)
    .refine(areDifferent, {
      error: 'contains a language twice',
      params: { fix: 'Keep one of the two: a site has each language once, for one country.' },
    })
    .describe(
      'languages of the site as tags, such as en-IN or de-DE; the first is at the root, each further one below its own folder',
    ),
  defaultLanguage: languageTag(
    'language of the site for visitors who read none of its languages, one of the tags above; if omitted, the first',
  ).optional(),
  siteUrl: webAddress('address of the site, without a slash at the end').refine(
    // A domain may have letters beyond ASCII, which `URL` writes as `xn--…`.
    (value) =>
      new URL(value).origin === value ||
      /^https:\/\/(?!.*[\w:]\p{Lu})[\p{Ll}\p{Lo}\p{M}\d.-]+$/u.test(value),
    {
      error: 'is not a bare domain in lower case',
      params: {
        fix: 'Write https:// and the domain, without a slash or a folder after it: https://www.example.org. The site must be at the root of its domain.',
      },
    },
  ),
  email: mailbox('general e-mail address, which also receives job applications'),
  careersEmail: mailbox('e-mail address of the recruitment team, shown to applicants'),
  grievanceEmail: mailbox('e-mail address for privacy questions and complaints'),
  phone: phone('general phone number, in international format'),
  timeZone: timeZone('time zone of the firm; openings close when their last day is over there'),
  replyTime: text('how soon messages are answered, one sentence', 10, 200).optional(),
  bookingNote: text(
    'what a first call costs and who answers, one sentence below the booking button',
    10,
    90,
  ).optional(),
  bookingSteps: list(
    'the way from a first call to the start of the work, with cost and time, shown on the home page and below each service',
    [2, 4],
    text('one step, in a sentence or two', 5, 120),
  ).optional(),
  bookingUrl: webAddress('page where a visitor books a consultation').optional(),
  schedulingUrl: webAddress(
    'page where a visitor schedules a call about a case or a search',
  ).optional(),
  networkUrl: webAddress('page of the firm on the professional network').optional(),
  networks: z
    .array(
      z.strictObject({
        label: text('name of the network, as the footer shows it', 2, 40),
        url: webAddress('page of the firm there'),
      }),
    )
    .meta({ description: 'pages of the firm on further networks', shared: true })
    .optional(),
  notice: z
    .strictObject({
      text: text('what every visitor should know, one sentence', 10, 160),
      from: date('first day on which it is shown'),
      until: date('last day on which it is shown'),
    })
    .refine(({ from, until }) => from <= until, {
      error: 'ends before it begins',
      params: { fix: 'Write the first day in "from" and the last one in "until".' },
    })
    .describe(
      'notice over every page from one day to another, such as days on which nobody answers',
    )
    .optional(),
  hosting: group('choices for the host', {
    hsts: z
      .enum(['domain', 'subdomains', 'preload'])
      .describe(
        'what browsers may open only by https, for two years after each visit: the domain of the site, its subdomains too, or also the lists built into browsers; read docs/hosting.md before you choose more than domain',
      ),
  }).optional(),
  registrations: list(
    'numbers of registration, tax and professional bodies, shown with the contact details',
    [],
    {
      label: text('name of the number or register, such as VAT number', 2, 60),
      text: text('the number or entry', 2, 120),
    },
  ).optional(),
  creditLabel: text('name of the builder of the site, shown at the end of the footer').optional(),
  creditUrl: webAddress('website of the builder of the site').optional(),
  sample,
  sampleNote: text('one line that says that the site is a sample', 10, 120).optional(),
});

export type Firm = z.infer<typeof firmSchema>;

export const firm = defineKind({
  ...onlyFile('firm'),
  inAllLanguages: true,
  label: 'The firm',
  singular: 'firm',
  schema: firmSchema,
  companions: [
    { fields: ['creditLabel'], of: 'creditUrl' },
    { fields: ['creditUrl'], of: 'creditLabel' },
  ],
  required: { ids: ['firm'], reason: 'It contains the name, address and links of the firm.' },
  sample: {
    rule: 'sample-firm',
    message: 'the firm is the sample firm',
    fix: 'Write the name, description and facts of your firm, then delete this line.',
    why: 'The site would speak for a firm that does not exist.',
  },
  check({ data: { defaultLanguage, languages } }, report) {
    if (defaultLanguage !== undefined && !languages.includes(defaultLanguage))
      report(
        ['defaultLanguage'],
        `the site has no language ${quote(defaultLanguage)}`,
        'Write one of the tags of "languages".',
      );
  },
  editor: { group: 'Firm' },
  // Where a visitor reads how to reach the firm.
  derive: (_, { paths, words: { layout } }) => ({
    path: paths.contactSection,
    searchTitle: `${layout.contact}: ${layout.booking}`,
  }),
  search: ({ searchTitle, bookingNote = '', replyTime = '', bookingSteps = [], email, phone }) => ({
    title: searchTitle,
    summary: `${bookingNote} ${replyTime}`,
    texts: [...bookingSteps, email, phone],
  }),
});

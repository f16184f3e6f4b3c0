import { z } from 'zod';
import { country, currency, date } from '../../../content/code-fields.ts';
import { defineKind } from '../../../content/define-kind.ts';
import { draft, group, head, list, sample, term, text } from '../../../content/fields.ts';
import { fill } from '../../../content/words.ts';

const payPeriods = ['month', 'year', 'week', 'day', 'hour'] as const;

/** No real pay is higher, even for a year in the weakest currency. */
const mostPay = 100_000_000_000;

const openingSchema = z.strictObject({
  title: text('title of the position', 3, 80),
  department: term('departments', 'department'),
  type: term('jobTypes', 'kind of employment'),
  location: group('place of work', {
    locality: text('city', 1, 60),
    region: text('state or province, if the place needs it', 1, 60).optional(),
    countryCode: country,
  }),
  remote: z.boolean().describe('whether one may also work wholly from elsewhere').optional(),
  postedDate: date('day on which the opening was posted, and the first on which the site shows it'),
  closes: date('last day for applications, after which the site no longer shows it').optional(),
  shortDescription: text('summary in two or three sentences, shown in the list', 80, 400),
  metaDescription: head.metaDescription,
  payFrom: z.number().positive().max(mostPay).describe('pay, or the minimum of a range').optional(),
  payTo: z.number().positive().max(mostPay).describe('the maximum of a range of pay').optional(),
  payCurrency: currency.optional(),
  payPeriod: z.enum(payPeriods).describe('period for which the pay is stated').optional(),
  payNote: text('note on the pay, shown after it', 3, 200).optional(),
  skills: list('required skills', [2, 10], text('one skill', 2, 60)),
  draft,
  sample,
});

/** A city may have the name of its state, such as Luxembourg. */
export const formatPlace = ({
  locality,
  region,
}: {
  locality: string;
  region?: string | undefined;
}) => [...new Set([locality, region])].filter(Boolean).join(', ');

export const openings = defineKind({
  folder: 'openings',
  ending: 'md',
  label: 'Openings',
  singular: 'opening',
  sample: {
    rule: 'sample-openings',
    message: 'the opening is invented',
    fix: 'Replace it with a real position, then delete this line; or delete the file.',
    why: 'People would apply for it, and search engines penalise postings of jobs that do not exist.',
  },
  schema: openingSchema,
  fileName: {
    template: 'job-000',
    pattern: /^job-\d{3,}$/,
    help: 'Write "job-" and a number of at least three digits: "job-005.md".',
  },
  reserved: ({ careers }) => ({ title: careers?.generalApplication }),
  companions: [{ fields: ['payTo', 'payCurrency', 'payPeriod', 'payNote'], of: 'payFrom' }],
  dateOrder: [
    { first: 'postedDate', later: 'closes', meaning: 'the day on which the opening was posted' },
  ],
  check({ data: { payFrom, payTo, payCurrency, payPeriod } }, report) {
    if (payFrom === undefined) return;
    if (payCurrency === undefined)
      report(
        ['payCurrency'],
        'is missing beside "payFrom"',
        'Write the three capital letters of the currency, such as INR.',
      );
    if (payPeriod === undefined)
      report(['payPeriod'], 'is missing beside "payFrom"', 'Write the period, such as month.');
    if (payTo !== undefined && payTo <= payFrom)
      report(
        ['payTo'],
        'is not more than "payFrom"',
        'Write the minimum in "payFrom" and the maximum in "payTo".',
      );
  },
  address: (slug, paths) => paths.opening(slug),
  names: (_, { careers }) => [careers.apply],
  slugs: true,
  editor: { group: 'Writing', columns: ['department', 'closes'] },
  derive: ({ data, body, lines }, { vocabulary, paths, words }) => ({
    searchType: vocabulary.jobTypes.find(({ name }) => name === data.type)?.searchType ?? 'OTHER',
    applyPath: paths.apply(data.title),
    place: data.remote
      ? fill(words.careers.remotePlace, { place: formatPlace(data.location) })
      : formatPlace(data.location),
    body,
    lines,
  }),
  compare: (a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }),
  appearsOn: 'postedDate',
  leavesAfter: 'closes',
  lastChanged: ({ postedDate }) => postedDate,
  page: ({ title, place, metaDescription }) => ({
    group: 'openings',
    // Search results truncate longer titles.
    title: `${title}, ${place}`.length <= 60 ? `${title}, ${place}` : title,
    description: metaDescription,
    heading: title,
  }),
  search: ({ title, shortDescription, place, department, type, skills, lines }) => ({
    title,
    summary: shortDescription,
    texts: [place, department, type, ...skills, ...lines],
  }),
  listedOn: ['work-with-us'],
});

export type Opening = ReturnType<typeof openings.build>;

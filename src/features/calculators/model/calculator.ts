import { z } from 'zod';
import type { Paths } from '../../../content/addresses.ts';
import { currency, date, plainName } from '../../../content/code-fields.ts';
import { defineKind } from '../../../content/define-kind.ts';
import { list, reference, references, text } from '../../../content/fields.ts';
import { quote } from '../../../content/problem.ts';
import { methodNames, methods } from './methods.ts';

/** Larger amounts are typing errors, and would be shown with an exponent. */
const most = 1_000_000_000_000;

const numberSchema = z.strictObject({
  name: plainName('which number of the calculation it is'),
  value: z.number().min(-most).max(most).describe('the number; days before a date are negative'),
  label: text('what the number is, with its unit', 3, 120),
  law: reference('law', 'file name of its entry in the register of law', {
    repeated: true,
  }).optional(),
  section: text('section, rule or regulation, such as section 53(2)', 2, 60).optional(),
  note: text('how sure the number is, and what a reader must know', 10, 300).optional(),
  checked: date('day on which the number was last checked'),
});

const exampleSchema = z.strictObject({
  wages: z.number().min(0).max(most).describe('wages of a month').optional(),
  years: z.int().min(0).max(80).describe('whole years of service').optional(),
  months: z
    .int()
    .min(0)
    .max(12)
    .describe('further months of service, or months of work')
    .optional(),
  fixed: z.boolean().describe('whether a fixed term has ended').optional(),
  base: z
    .number()
    .min(0)
    .max(most)
    .describe('wages on which a share is calculated at most')
    .optional(),
  date: date('the day from which days are counted').optional(),
});

const calculatorSchema = z.strictObject({
  title: text('name of the calculator', 3, 80),
  description: text('what it works out and what it leaves out', 20, 500),
  method: z.enum(methodNames).describe('how it calculates'),
  currency: currency.optional(),
  period: z
    .enum(['week', 'month'])
    .describe('whose wages are entered: those of a month unless it says week')
    .optional(),
  numbers: list('every number that the calculation uses', [1], numberSchema),
  examples: list(
    'worked examples; the first is what the form shows at first',
    [1, 6],
    exampleSchema,
  ),
  services: references('services', 'file name of a service whose page shows it').optional(),
  articles: references('articles', 'file name of an article that shows it').optional(),
});

/** @returns the page that shows it: of a service, or else of an article, whose file name begins with its number */
const findPage = ({ services, articles = [] }: z.infer<typeof calculatorSchema>, paths: Paths) =>
  services?.[0]
    ? paths.service(services[0])
    : paths.article(Number.parseInt(articles[0] ?? '', 10));

/** Small calculations, each number of which is content with the law behind it. */
export const calculators = defineKind({
  folder: 'calculators',
  label: 'Calculators',
  singular: 'calculator',
  schema: calculatorSchema,
  check({ data: { method, numbers, services = [], articles = [] } }, report) {
    for (const name of methods[method].numbers)
      if (!numbers.some((number) => number.name === name))
        report(
          ['numbers'],
          `the method ${quote(method)} needs the number ${quote(name)}`,
          'Add it, with the law behind it.',
        );
    for (const [index, { value }] of method === 'dates' ? numbers.entries() : [])
      if (!Number.isInteger(value) || Math.abs(value) > 36_600)
        report(
          ['numbers', index, 'value'],
          `${value} is not a number of days within a century`,
          'Write whole days, such as 30 or -14.',
        );
    if (method === 'dates' && services.length > 0)
      report(
        ['services'],
        'only articles can show dates',
        'Name an article in "articles" instead.',
      );
    if (services.length + articles.length === 0)
      report(
        ['title'],
        'no page shows the calculator',
        'Name a service in "services" or an article in "articles", or delete the file.',
      );
  },
  editor: { group: 'Law' },
  derive: ({ data }, { law, paths }) => ({
    // The part of a page that has it.
    path: `${findPage(data, paths)}#part-calculators`,
    numbers: data.numbers.map((number) => ({
      ...number,
      law: law.find((entry) => entry.id === number.law),
    })),
  }),
  search: ({ title, description, numbers }) => ({
    title,
    summary: description,
    texts: [],
    // The initials by which the laws are known.
    names: numbers.map(({ law }) => law?.id ?? '').join(' '),
  }),
});

export type Calculator = ReturnType<typeof calculators.build>;

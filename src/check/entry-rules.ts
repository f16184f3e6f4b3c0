import { hasEnded } from '../content/law/law.ts';
import { findChecklist } from '../features/articles/model/checklist.ts';
import { methods } from '../features/calculators/model/methods.ts';
import { type KindName, kinds } from '../registry.ts';
import type { Loaded } from '../site/loaded-file.ts';
import type { Source } from '../site/source.ts';
import { fieldProblem, type Report } from './entries.ts';
import { checkPalette } from './palette.ts';
import { type Problem, quote, suggest } from './problem.ts';

/** What a schema cannot say of a file by itself. The editor checks it too. */

type Rule<Name extends KindName> = (entry: Loaded<Name>, report: Report) => void;

/** How a postal code is written, by the country of its address. */
const postalCodes: Record<string, [pattern: RegExp, example: string]> = {
  AT: [/^\d{4}$/, '1010'],
  DE: [/^\d{5}$/, '80331'],
  GB: [/^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, 'M1 2JN'],
  IN: [/^\d{3} ?\d{3}$/, '560025'],
  US: [/^\d{5}(?:-\d{4})?$/, '02139'],
};

/** How the fields of a file must fit together, by its kind. */
const rules: { [Name in KindName]?: Rule<Name> } = {
  brand: ({ data: { palette } }, report) => checkPalette(palette, report),

  articles({ data, body }, report) {
    const { bars = [], timelines = [], checklist } = data;
    if (checklist !== undefined && !findChecklist(body, checklist))
      report(
        ['checklist'],
        `the text has no heading ${quote(checklist)} with a list or a table below it`,
        'Write the heading as it stands in the text, or delete the field.',
      );
    const ids = [...bars, ...timelines].map(({ id }) => id);
    for (const [index, id] of ids.entries())
      if (ids.indexOf(id) < index)
        report(
          index < bars.length ? ['bars', index, 'id'] : ['timelines', index - bars.length, 'id'],
          `${quote(id)} is the name of two figures`,
          'Give one of them another name. The page would show only one.',
        );
  },

  firm({ data: { defaultLanguage, languages } }, report) {
    if (defaultLanguage !== undefined && !languages.includes(defaultLanguage))
      report(
        ['defaultLanguage'],
        `the site has no language ${quote(defaultLanguage)}`,
        'Write one of the tags of "languages".',
      );
  },

  calculators({ data: { method, numbers, services = [], articles = [] } }, report) {
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

  calendars({ data: { jurisdictions, duties, subjects = [] } }, report) {
    const ids = duties.map(({ id }) => id);
    const known = {
      jurisdiction: jurisdictions.map(({ code }) => code),
      subject: subjects.map(({ id }) => id),
    };
    for (const [index, duty] of duties.entries()) {
      for (const field of ['jurisdiction', 'subject'] as const) {
        const name = duty[field];
        if (name !== undefined && !known[field].includes(name))
          report(
            ['duties', index, field],
            `the calendar has no ${field} ${quote(name)}`,
            `${suggest(name, known[field])}Add it to "${field}s", or write one of: ${known[field].map(quote).join(', ') || '""'}.`,
          );
      }
      if (ids.indexOf(duty.id) < index)
        report(
          ['duties', index, 'id'],
          `${quote(duty.id)} is the name of two duties`,
          'Give one of them another name. Calendar programs would show only one.',
        );
    }
  },

  law({ id, data }, report) {
    const { status, ended, successor = [] } = data;
    if (hasEnded(data) && !ended)
      report(
        ['status'],
        `is ${quote(status)}, but the day on which it ended is missing`,
        'Add the field "ended".',
      );
    if (!hasEnded(data) && ended)
      report(
        ['status'],
        `is ${quote(status)}, but has an end date`,
        'Write "repealed" or "superseded", or delete the field "ended".',
      );
    for (const [index, next] of successor.entries())
      if (next.id === id)
        report(
          ['successor', index, 'id'],
          'names the law itself as its successor',
          'Name the law that replaced it, or delete the field.',
        );
  },

  offices({ data: { country, postalCode } }, report) {
    const [pattern, example] = postalCodes[country] ?? [];
    if (postalCode && pattern?.test(postalCode) === false)
      report(
        ['postalCode'],
        `${quote(postalCode)} is not written as a postal code of ${quote(country)}`,
        `Write it like "${example}".`,
      );
  },

  openings({ data: { payFrom, payTo, payCurrency, payPeriod } }, report) {
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

  team({ code, data }, report) {
    // Another language may write the name in another script.
    for (const field of code === '' ? (['title', 'surname', 'suffix'] as const) : [])
      if (data[field] !== undefined && !data.name.includes(data[field]))
        report(
          [field],
          `${quote(data[field])} is not a part of the name ${quote(data.name)}`,
          'Write the whole name in "name", as the site shows it, and here the part of it in the same letters.',
        );
  },
};

const isFilled = (value: unknown) =>
  value !== undefined && !(Array.isArray(value) && value.length === 0);

/** Checks what every kind declares of its fields: which belong together, and which date is first. */
function checkDeclared({ kind, data }: Source, report: Report) {
  const values = data as Record<string, unknown>;
  for (const { fields, of } of kinds[kind].companions ?? [])
    for (const field of isFilled(values[of]) ? [] : fields)
      if (isFilled(values[field]))
        report(
          [field],
          `no page shows it without the field ${quote(of)}`,
          `Write ${quote(of)} too, or delete this field.`,
        );
  for (const { first, later, meaning } of kinds[kind].dateOrder ?? []) {
    const [before, after] = [values[first], values[later]];
    // ISO dates such as 2025-01-15 sort as text.
    if (before && after && String(after) < String(before))
      report(
        [later],
        `${quote(after)} is before ${meaning}`,
        `Write ${quote(before)} or later, or delete the field.`,
      );
  }
}

/** Checks each file by itself. */
export const checkEntries = (entries: Source[]): Problem[] =>
  entries.flatMap((entry) => {
    const problems: Problem[] = [];
    const report: Report = (...words) => problems.push(fieldProblem(entry, ...words));
    checkDeclared(entry, report);
    (rules[entry.kind] as Rule<KindName> | undefined)?.(entry as Loaded<KindName>, report);
    return problems;
  });

import { z } from 'zod';
import { date, plainName } from '../../../content/code-fields.ts';
import type { CalendarDate } from '../../../content/dates.ts';
import { collectTexts, defineKind } from '../../../content/define-kind.ts';
import { list, reference, references, text } from '../../../content/fields.ts';
import { jurisdictionCode, type Law } from '../../../content/law/law.ts';
import { findLatestCheck, findOldestCheck } from '../../../content/law/law-status.ts';
import { quote, suggest } from '../../../content/problem.ts';

/** Stands for the last day of any month. Days 29 and 30 are invalid: not every month has them. */
const lastDay = 31;

const dutySchema = z.strictObject({
  id: plainName('name that never changes: calendar programs recognize the duty by it'),
  jurisdiction: jurisdictionCode.describe('where it applies: one of the codes above'),
  subject: plainName('its subject: one of the ids above').optional(),
  duty: text('what to do, as an instruction', 5, 120),
  important: z.boolean().describe('whether articles show it, which show only these').optional(),
  who: text('to whom it applies, if not to every employer', 3, 120).optional(),
  employees: z
    .int()
    .min(2)
    .describe('smallest number of employees for which it applies, if not for every number')
    .optional(),
  form: text('form or return', 2, 60).optional(),
  day: z
    .int()
    .min(1)
    .max(lastDay)
    .refine((day) => day <= 28 || day === lastDay, {
      error: 'is not a day that every month has',
      params: { fix: 'Write 1 to 28, or 31 for the last day of the month.' },
    })
    .describe('day of the month; 31 is the last day, also of shorter months'),
  months: list(
    'numbers of the months; if omitted, every month',
    [],
    z.int().min(1).max(12),
  ).optional(),
  law: reference('law', 'file name of its entry in the register of law', { repeated: true }),
  section: text('section, rule or regulation, such as section 17(1)', 2, 60).optional(),
  note: text('what else a reader must know', 10, 200).optional(),
  checked: date('day on which the duty was last checked'),
});

const calendarSchema = z.strictObject({
  title: text('name of the calendar', 3, 80),
  description: text('what the calendar contains', 20, 300),
  from: date('day from which calendar programs show the duties'),
  jurisdictions: list('where the duties apply, in the order of the tables', [1], {
    code: jurisdictionCode,
    name: text('name of the country or state', 2, 60),
  }),
  subjects: list('by which visitors filter the duties, in this order', [], {
    id: plainName('short name that duties refer to'),
    name: text('what the duties are about', 2, 40),
  }).optional(),
  duties: list('the duties, in any order', [1], dutySchema),
  services: references(
    'services',
    'file name of a service whose page shows the next dates',
  ).optional(),
});

type DutyData = z.infer<typeof dutySchema>;

const everyMonth = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** In their order. The editor writes an empty list if no month is chosen. */
const listMonths = ({ months = [] }: DutyData) =>
  months.length > 0 ? months.toSorted((a, b) => a - b) : everyMonth;

/** Sorts duties with more dates first, then by due date. */
const compareDuties = (a: DutyData, b: DutyData) =>
  listMonths(b).length - listMonths(a).length ||
  (listMonths(a)[0] ?? 0) - (listMonths(b)[0] ?? 0) ||
  a.day - b.day;

const deriveCalendar = ({ jurisdictions, duties }: z.infer<typeof calendarSchema>, law: Law[]) => ({
  /** The day as of which the whole calendar is correct: the oldest check of a duty. */
  checked: findOldestCheck(duties),
  /** By the place where they apply. */
  duties: jurisdictions.flatMap((place) =>
    duties
      .filter(({ jurisdiction }) => jurisdiction === place.code)
      .sort(compareDuties)
      .map((duty) => ({
        ...duty,
        place,
        months: listMonths(duty),
        isLastDay: duty.day === lastDay,
        law: law.find((entry) => entry.id === duty.law),
      })),
  ),
});

/** Recurring duties, each with the law that it is based on. Articles and services show parts of it. */
export const calendars = defineKind({
  folder: 'calendars',
  label: 'Calendars',
  singular: 'calendar',
  schema: calendarSchema,
  address: (id, paths) => `${paths.calendar}#${id}`,
  listedOn: ['calendar'],
  check({ data: { jurisdictions, duties, subjects = [] } }, report) {
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
  editor: { group: 'Law' },
  derive: ({ data }, { law }) => deriveCalendar(data, law),
  lastChanged: ({ duties }: { duties: { checked: CalendarDate }[] }) => findLatestCheck(duties),
  search: ({ title, description, duties }) => ({
    title,
    summary: description,
    texts: duties.flatMap(({ place, duty, who, form, note }) => [
      place.name,
      ...collectTexts([duty, who, form, note]),
    ]),
  }),
});

export type Calendar = ReturnType<typeof calendars.build>;
export type Duty = Calendar['duties'][number];

import { z } from 'zod';
import { date, textWhere, webAddress, yearOrDate } from '../code-fields.ts';
import { defineKind } from '../define-kind.ts';
import { group, list, reference, text } from '../fields.ts';
import type { BuildContext, ContentFile } from '../kind.ts';
import type { Language } from '../languages.ts';
import { quote } from '../problem.ts';
import { lawAnchor } from './law-citations.ts';
import { formatStatus } from './law-status.ts';

const lawStatuses = [
  'proposed',
  'enacted',
  'in-force-in-part',
  'in-force',
  'repealed',
  'set-aside',
  'superseded',
] as const;

const sectionChange = z.strictObject({
  old: text('section of this entry'),
  new: text('section that replaced it'),
  subject: text('what both are about'),
});

export const jurisdictionCode = textWhere(
  /^([A-Z]{2}(-[A-Z0-9]{1,3})?|INT)$/,
  'is not a country, a state, EU or INT',
  'Write its code, such as GB or US-CA.',
).describe('ISO 3166 code of the country or state, such as GB or US-CA; EU; INT for standards');

const lawSchema = z.strictObject({
  title: text('name of the statute or rules with its year, as pages show it', 3, 160),
  short: text('short name without the year', 3, 40).optional(),
  jurisdiction: jurisdictionCode,
  under: reference('law', 'file name of the law under which these rules are made').optional(),
  status: z.enum(lawStatuses).describe('status today'),
  enacted: yearOrDate('day or year of enactment').optional(),
  inForce: date('day on which the main part came into force', 1500).optional(),
  ended: date('day on which it was repealed, set aside or superseded', 1500).optional(),
  note: text('what a reader must know about its status, one or two sentences', 20, 600).optional(),
  successor: list('what replaces it', [], {
    id: reference('law', 'file name of the entry that replaces this one'),
    sections: list('old and new sections', [], sectionChange).optional(),
  }).optional(),
  changes: list('amendments that matter to a reader of an older article', [], {
    date: date('day on which the change takes effect', 1500),
    note: text('what changes, one sentence', 20, 400),
    sourceLabel: text('name of the site with the source of the change').optional(),
    sourceUrl: webAddress('address of the source of the change').optional(),
  }).optional(),
  source: group('official source', {
    label: text('name of the official site'),
    url: webAddress('official address of the text'),
  }),
  checked: date('day on which the entry was last checked'),
});

export type LawFields = z.infer<typeof lawSchema>;

/** Texts that a translation may leave out. */
const texts = ['note', 'changes', 'successor'] as const;

/** @returns the language of each text that is not in that of the page */
function findTextLanguages(
  { written, language }: Pick<LawFile, 'written' | 'language'>,
  first: Language,
) {
  const others = language.tag === first.tag ? [] : texts.filter((name) => !(name in written));
  return Object.fromEntries(others.map((name) => [name, first.tag])) as Partial<
    Record<(typeof texts)[number], string>
  >;
}

type LawFile = Pick<ContentFile<LawFields>, 'id' | 'data' | 'written' | 'language'>;

const buildLaw = (
  { id, data, ...file }: LawFile,
  { paths, words, firstLanguage }: Pick<BuildContext, 'paths' | 'words' | 'firstLanguage'>,
) => ({
  ...data,
  id,
  path: `${paths.law}#${lawAnchor(id)}`,
  statusText: formatStatus(data, words),
  textLanguages: findTextLanguages(file, firstLanguage),
  successor: data.successor ?? [],
  changes: data.changes ?? [],
});

export type Law = ReturnType<typeof buildLaw>;

/** @returns whether the law no longer applies; a page without a date may cite it only as history */
export const hasEnded = ({ status }: Pick<Law, 'status'>) =>
  ['repealed', 'set-aside', 'superseded'].includes(status);

/** @returns what replaced a law, with its old and new sections, as far as the register has it */
export const findSuccessors = <Entry extends { id: string }>(
  { successor = [] }: Pick<LawFields, 'successor'>,
  register: Entry[],
) =>
  successor.flatMap(({ id, sections = [] }) => {
    const law = register.find((entry) => entry.id === id);
    return law ? [{ law, sections }] : [];
  });

export const findReplaced = ({ id }: Pick<Law, 'id'>, register: Law[]) =>
  register.filter(({ successor }) => successor.some((next) => next.id === id));

/** The register of statutes, rules and standards that pages cite. A firm may have none. */
export const law = defineKind({
  folder: 'law',
  inAllLanguages: true,
  label: 'Register of law',
  singular: 'entry in the register of law',
  schema: lawSchema,
  check({ id, data }, report) {
    const { status, ended, successor = [] } = data;
    const [flaw, fix] = hasEnded(data)
      ? ['the day on which it ended is missing', 'Add the field "ended".']
      : [
          'has an end date',
          'Write "repealed", "set-aside" or "superseded", or delete the field "ended".',
        ];
    if (hasEnded(data) !== Boolean(ended))
      report(['status'], `is ${quote(status)}, but ${flaw}`, fix);
    for (const [index, next] of successor.entries())
      if (next.id === id)
        report(
          ['successor', index, 'id'],
          'names the law itself as its successor',
          'Name the law that replaced it, or delete the field.',
        );
  },
  editor: { group: 'Law', columns: ['jurisdiction', 'status', 'checked'] },
  derive: buildLaw,
  compare: (a, b) => a.title.localeCompare(b.title, 'en'),
  lastChanged: ({ checked }) => checked,
  // Its texts are long, and the pages that rely on it are found by their own. The id is a file name,
  // which often has the initials by which a law is known.
  search: ({ id, title, short = '', statusText }) => ({
    title,
    summary: statusText,
    texts: [],
    names: `${short} ${id}`,
  }),
});

import { type CalendarDate, compareDates, formatUnbrokenDate } from '../dates.ts';
import { fill, type WordsOf } from '../words.ts';
import { findSuccessors, type Law, type LawFields } from './law.ts';

/**
 * @returns the status of an entry in words, such as `in force since November 21, 2025`, whose
 * day and month stay on one line
 */
export function formatStatus(
  { status, inForce, ended }: Pick<LawFields, 'status' | 'inForce' | 'ended'>,
  { law, formats }: WordsOf<'law' | 'formats'>,
) {
  const dated = (day: CalendarDate | undefined, bare: string, withDate: string) =>
    day ? fill(withDate, { date: formatUnbrokenDate(day, formats.dates) }) : bare;
  return {
    proposed: law.proposed,
    enacted: law.enacted,
    'in-force-in-part': dated(inForce, law.inForceInPart, law.inForceInPartSince),
    'in-force': dated(inForce, law.inForce, law.inForceSince),
    repealed: dated(ended, law.repealed, law.repealedOn),
    'set-aside': dated(ended, law.setAside, law.setAsideOn),
    superseded: dated(ended, law.superseded, law.supersededOn),
  }[status];
}

/** @returns the day as of which a list of law is correct: the oldest check of an entry */
export const findOldestCheck = (entries: Pick<Law, 'checked'>[]) =>
  entries.map(({ checked }) => checked).sort()[0];

/** @returns the day on which an entry was last checked */
export const findLatestCheck = (entries: Pick<Law, 'checked'>[]) =>
  entries
    .map(({ checked }) => checked)
    .sort()
    .at(-1) ?? '';

/** A change of a law after a text was written. */
export interface LawChange {
  id: string;
  date: CalendarDate;
  title: string;
  what: 'cameIntoForce' | 'changed' | 'wasRepealed' | 'wasSetAside' | 'wasReplaced';
  note: string | undefined;
  /** The language of the note, if it is not that of the page. */
  noteLanguage?: string | undefined;
  /** The source of the change itself, if it has one. */
  source: { label: string; url: string } | undefined;
  successors: { title: string; sections: NonNullable<Law['successor'][number]['sections']> }[];
  /** Address of the law. */
  url: string;
}

/** @returns the numbers of sections in a text, such as `2(s)` and `25F` of `sections 2(s) and 25F` */
const findNumbers = (text: string) => text.match(/\d+[A-Z]*(?:\(\w+\))*/g) ?? [];

/** A section also matches the section that contains it, or a part of it: `2` and `2(s)`. */
const isSameSection = (a: string, b: string) =>
  a === b || a.startsWith(`${b}(`) || b.startsWith(`${a}(`);

/** @returns whether a text names one of the sections, such as `43B` of `sections 43B and 43C` */
function namesSection(text: string, sections: string) {
  const named = findNumbers(text);
  return findNumbers(sections).some((number) =>
    named.some((other) => isSameSection(number, other)),
  );
}

function listChanges(entry: Law, register: Law[], text: string): LawChange[] {
  const { id, title, inForce, ended, status, note, changes, textLanguages } = entry;
  const successors = findSuccessors(entry, register).map(({ law, sections }) => ({
    title: law.title,
    sections: sections.filter(({ old }) => namesSection(text, old)),
  }));
  const url = entry.source.url;
  const base = { id, title, url, note: undefined, source: undefined, successors: [] };
  const began = inForce !== undefined && {
    ...base,
    date: inForce,
    what: 'cameIntoForce' as const,
    // Only a law that came into force in part needs an explanation.
    note: status === 'in-force-in-part' ? note : undefined,
    noteLanguage: textLanguages.note,
  };
  const changed = changes.map(({ date, note, sourceLabel, sourceUrl }) => ({
    ...base,
    date,
    what: 'changed' as const,
    note,
    noteLanguage: textLanguages.changes,
    source: sourceUrl
      ? { label: sourceLabel ?? new URL(sourceUrl).host, url: sourceUrl }
      : undefined,
  }));
  const ends = { repealed: 'wasRepealed', 'set-aside': 'wasSetAside' } as const;
  const what = status in ends ? ends[status as keyof typeof ends] : ('wasReplaced' as const);
  const end = ended !== undefined && {
    ...base,
    date: ended,
    what,
    successors,
    // If nothing replaced a law, it may not have been a legislator that ended it.
    note: successors.length === 0 ? note : undefined,
    noteLanguage: textLanguages.note,
  };
  return [began, ...changed, end].filter((change) => change !== false);
}

/**
 * The commencement of a law is redundant if it is named as the successor of another on that day.
 */
const isNotRedundant = ({ what, title, date, note }: LawChange, _: number, changes: LawChange[]) =>
  what !== 'cameIntoForce' ||
  note !== undefined ||
  !changes.some(
    (other) =>
      other.date === date && other.successors.some((successor) => successor.title === title),
  );

/** @returns every change of the register up to today, the earliest first */
export const listAllChanges = (register: Law[], today: CalendarDate) =>
  findLawChanges('', today, register, register, () => '');

/**
 * Finds the changes of the laws that a text cites, from the day after it was written up to today.
 * @param cited entries that the text cites
 * @param register all entries, for the titles of successors
 * @param getSections returns the words with which the text cites sections of an entry: only these
 *   sections of a successor's table of old and new sections are returned
 * @returns the changes, the earliest first
 */
export const findLawChanges = (
  written: CalendarDate,
  today: CalendarDate,
  cited: Law[],
  register: Law[],
  getSections: (id: string) => string,
): LawChange[] =>
  cited
    .flatMap((entry) => listChanges(entry, register, getSections(entry.id)))
    .filter(({ date }) => date > written && date <= today)
    .filter(isNotRedundant)
    .sort((a, b) => compareDates(a.date, b.date));

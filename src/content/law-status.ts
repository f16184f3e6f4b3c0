import { type CalendarDate, compareDates, formatDate } from './dates.ts';
import type { Law } from './law.ts';
import { matchWholeWord } from './whole-word.ts';
import type { Template } from './words/define.ts';
import { fill } from './words/fill.ts';
import type { WordsOf } from './words/words.ts';

/** @returns the status of an entry in words, such as `in force since November 21, 2025` */
export function formatStatus(
  { status, inForce, ended }: Pick<Law, 'status' | 'inForce' | 'ended'>,
  { law, formats }: WordsOf<'law' | 'formats'>,
) {
  const dated = (day: CalendarDate | undefined, bare: string, withDate: Template<'date'>) =>
    day ? fill(withDate, { date: formatDate(day, formats.dates) }) : bare;
  return {
    proposed: law.proposed,
    enacted: law.enacted,
    'in-force-in-part': dated(inForce, law.inForceInPart, law.inForceInPartSince),
    'in-force': dated(inForce, law.inForce, law.inForceSince),
    repealed: dated(ended, law.repealed, law.repealedOn),
    superseded: dated(ended, law.superseded, law.supersededOn),
  }[status];
}

/** @returns the day for which a list of law is true: that of the entry checked longest ago */
export const findOldestCheck = (entries: Law[]) =>
  entries
    .map(({ checked }) => checked)
    .sort(compareDates)
    .at(0);

/** Something that happened to the law after a text was written. */
export interface LawChange {
  id: string;
  date: CalendarDate;
  title: string;
  what: 'cameIntoForce' | 'changed' | 'wasRepealed' | 'wasReplaced';
  note: string | undefined;
  successors: { title: string; sections: NonNullable<Law['successor'][number]['sections']> }[];
  url: string;
}

/** @returns whether a text names one of the sections, such as `43B` of `sections 43B and 43C` */
function namesSection(text: string, sections: string) {
  const numbers = sections.match(/\b\d[\w()]*/g) ?? [];
  return numbers.some((number) => matchWholeWord(number).test(text));
}

function listChanges(entry: Law, register: Law[], text: string): LawChange[] {
  const { id, title, inForce, ended, status, note, changes } = entry;
  const successors = entry.successor.flatMap(({ id: next, sections = [] }) => {
    const found = register.find((known) => known.id === next);
    const named = sections.filter(({ old }) => namesSection(text, old));
    return found ? [{ title: found.title, sections: named }] : [];
  });
  const base = { id, title, url: entry.source.url, note: undefined, successors: [] };
  return [
    ...(inForce ? [{ ...base, date: inForce, what: 'cameIntoForce' as const, note }] : []),
    ...changes.map((change) => ({
      ...base,
      date: change.date,
      what: 'changed' as const,
      note: change.note,
      url: change.sourceUrl ?? base.url,
    })),
    ...(ended
      ? [
          {
            ...base,
            date: ended,
            what: status === 'repealed' ? ('wasRepealed' as const) : ('wasReplaced' as const),
            successors,
          },
        ]
      : []),
  ];
}

/**
 * What has happened, from the day after a text was written up to today, to the law that it cites.
 * @param cited entries that the text cites
 * @param register all entries, for the titles of successors
 * @param text of the page: of a table of old and new sections, only those that it names are given
 * @returns the changes, the earliest first
 */
export const findLawChanges = (
  written: CalendarDate,
  today: CalendarDate,
  cited: Law[],
  register: Law[],
  text: string,
): LawChange[] =>
  cited
    .flatMap((entry) => listChanges(entry, register, text))
    .filter(({ date }) => compareDates(date, written) > 0 && compareDates(date, today) <= 0)
    .sort((a, b) => compareDates(a.date, b.date));

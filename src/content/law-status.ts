import { type CalendarDate, compareDates, formatDate } from './dates.ts';
import type { Law } from './law.ts';
import { matchWholeWord } from './whole-word.ts';

/** @returns the status of an entry in words, such as `in force since November 21, 2025` */
export function formatStatus({
  status,
  inForce,
  ended,
}: Pick<Law, 'status' | 'inForce' | 'ended'>) {
  const since = inForce ? ` since ${formatDate(inForce)}` : '';
  const until = ended ? ` on ${formatDate(ended)}` : '';
  return {
    proposed: 'proposed',
    enacted: 'enacted, not in force',
    'in-force-in-part': `in force in part${since}`,
    'in-force': `in force${since}`,
    repealed: `repealed${until}`,
    superseded: `superseded${until}`,
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
  /** What happened, without the title: `was repealed`. */
  what: string;
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
    ...(inForce ? [{ ...base, date: inForce, what: 'came into force', note }] : []),
    ...changes.map((change) => ({
      ...base,
      date: change.date,
      what: 'changed',
      note: change.note,
      url: change.sourceUrl ?? base.url,
    })),
    ...(ended
      ? [
          {
            ...base,
            date: ended,
            what: status === 'repealed' ? 'was repealed' : 'was replaced',
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

import { matchWholeWord } from '../content/fold-text.ts';
import { hasEnded } from '../content/law/law.ts';
import { findCitations } from '../content/law/law-citations.ts';
import type { KindName } from '../registry.ts';
import { contentFile, type Source } from '../site/source.ts';
import { type Entry, fieldProblem, listPassages, pick } from './entries.ts';
import { type Problem, quote, suggest } from './problem.ts';

type Statute = Entry<'law'>;

/** Kinds whose files have no date, so that they describe the law as of today. */
const undated: KindName[] = ['services', 'regions', 'sectors', 'legal', 'pages'];

const replacedBy = ({ data }: Statute, register: Statute[]) => {
  const titles = (data.successor ?? []).map(
    ({ id }) => register.find((entry) => entry.id === id)?.data.title ?? id,
  );
  return titles.length > 0 ? ` It was replaced by ${titles.join(' and ')}.` : '';
};

/**
 * Finds citations of entries that do not exist, or that have ended and are not marked as history.
 */
function checkCitations(source: Source, register: Statute[]): Problem[] {
  return listPassages(source, '](law:').flatMap(({ text, report }) =>
    findCitations(text).flatMap(({ id, isHistory }) => {
      const entry = register.find((known) => known.id === id);
      if (!entry) {
        const ids = register.map((known) => known.id);
        return [
          report(
            `the register of law has no entry ${quote(id)}`,
            `${suggest(id, ids)}Add ${contentFile('law', id)}, or write the file name of an entry.`,
          ),
        ];
      }
      const isEnded = hasEnded(entry.data);
      if (isHistory && !isEnded)
        return [
          report(
            `${quote(entry.data.title)} is marked as history, but it is ${entry.data.status}`,
            'Delete the word "history" from the link.',
          ),
        ];
      return isEnded && !isHistory && undated.includes(source.kind)
        ? [
            report(
              `cites ${quote(entry.data.title)}, which is no longer in force`,
              `Cite what applies today.${replacedBy(entry, register)} If the sentence is about the past, write [words](law:${id}#history).`,
            ),
          ]
        : [];
    }),
  );
}

/** A law that has ended, and how to find its name. */
const findEnded = (register: Statute[]) =>
  register
    .filter((entry) => hasEnded(entry.data))
    .map((entry) => ({
      entry,
      part: entry.data.title.toLowerCase(),
      pattern: matchWholeWord(entry.data.title),
    }));

/** Finds ended laws that are named in plain text without a citation. */
function checkNames(source: Source, ended: ReturnType<typeof findEnded>, register: Statute[]) {
  return listPassages(source).flatMap(({ text, report }) => {
    const rest = findCitations(text).reduce((left, { source }) => left.replace(source, ''), text);
    const folded = rest.toLowerCase();
    return (
      ended
        // Patterns take longer.
        .filter(({ part, pattern }) => folded.includes(part) && pattern.test(rest))
        .map(({ entry }) =>
          report(
            `names ${quote(entry.data.title)}, which is no longer in force`,
            `Name what applies today.${replacedBy(entry, register)} If the sentence is about the past, write [words](law:${entry.id}#history).`,
          ),
        )
    );
  });
}

/** Finds ended laws in the list of laws of a service. */
const checkServiceLaw = (entries: Source[], register: Statute[]): Problem[] =>
  pick(entries, 'services').flatMap((service) =>
    (service.data.law ?? []).flatMap(({ id }, index) => {
      const entry = register.find((known) => known.id === id);
      return entry && hasEnded(entry.data)
        ? [
            fieldProblem(
              service,
              ['law', index, 'id'],
              `${quote(entry.data.title)} is no longer in force`,
              `Name what applies today.${replacedBy(entry, register)}`,
            ),
          ]
        : [];
    }),
  );

/** Finds entries that name themselves as what replaced them. */
const checkSuccessors = (register: Statute[]): Problem[] =>
  register.flatMap((entry) =>
    (entry.data.successor ?? []).flatMap(({ id }, index) =>
      id === entry.id
        ? [
            fieldProblem(
              entry,
              ['successor', index, 'id'],
              'names the law itself as its successor',
              'Name the law that replaced it, or delete the field.',
            ),
          ]
        : [],
    ),
  );

/** Finds contradictory dates and statuses of an entry. */
const checkStatuses = (register: Statute[]): Problem[] =>
  register.flatMap((entry) => {
    const { status, ended } = entry.data;
    if (hasEnded(entry.data) === (ended !== undefined)) return [];
    return ended
      ? [
          fieldProblem(
            entry,
            ['status'],
            `is ${status}, but has an end date`,
            'Write repealed or superseded, or delete the field ended.',
          ),
        ]
      : [
          fieldProblem(
            entry,
            ['status'],
            `is ${status}, but the day on which it ended is missing`,
            'Add the field ended.',
          ),
        ];
  });

/**
 * Checks what pages say about the law against the register.
 * @param sources all files that can be read
 * @param entries valid according to their schemas
 */
export function checkLaw(sources: Source[], entries: Source[]): Problem[] {
  const register = pick(entries, 'law');
  const ended = findEnded(register);
  return [
    ...sources
      .filter(({ kind }) => kind !== 'law')
      .flatMap((source) => checkCitations(source, register)),
    ...sources
      .filter(({ kind }) => undated.includes(kind))
      .flatMap((source) => checkNames(source, ended, register)),
    ...checkServiceLaw(entries, register),
    ...checkStatuses(register),
    ...checkSuccessors(register),
  ];
}

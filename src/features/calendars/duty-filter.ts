import { choiceId } from '../../ui/ChoiceGroup.tsx';
import { withTargets } from '../../ui/with-targets.ts';
import { groupByMonth, isPartOf, listDuties, type Place, type PlacedDuty } from './duty-year.ts';
import { type Calendar, placeId } from './model/calendar.ts';

interface Subject {
  id: string;
  name: string;
}

/** What visitors can choose. */
export interface Choices {
  places: Place[];
  subjects: Subject[];
}

/** Id of a group of the table. */
export const monthId = (month: number) => `month-${month}`;

const uniqueBy = <Item>(items: Item[], key: (item: Item) => string) =>
  [...Map.groupBy(items, key).values()].flatMap(([first]) => first ?? []);

/** @returns the places and subjects that have duties, each once; none if there is only one */
export function listChoices(calendars: Pick<Calendar, 'jurisdictions' | 'subjects'>[]): Choices {
  const duties = listDuties(calendars);
  const subjects = uniqueBy(
    calendars.flatMap((calendar) => calendar.subjects ?? []),
    ({ id }) => id,
  ).filter(({ id }) => duties.some(({ duty }) => duty.subject === id));
  const places = uniqueBy(
    duties.map(({ place }) => place),
    ({ code }) => code,
  );
  return {
    places: places.length > 1 ? places : [],
    subjects: subjects.length > 1 ? subjects : [],
  };
}

/** @param place code of a place, and `subject` an id; undefined for all */
export const chooseDuties = (
  duties: PlacedDuty[],
  place: string | undefined,
  subject: string | undefined,
) =>
  duties.filter(
    (placed) =>
      (place === undefined || isPartOf(place, placed.place.code)) &&
      (subject === undefined || placed.duty.subject === subject),
  );

const whenChosen = (id: string) => `:has(#${id}:checked)`;

/**
 * Builds the styles that hide what is not chosen, so that the filters need no script: every row and
 * dot by its own attributes; then, for each pair of choices, the months that they leave empty. The
 * next dates, which a script adapts, are hidden without one.
 */
export function buildFilterStyles({ places, subjects }: Choices, duties: PlacedDuty[]) {
  const codes = places.map(({ code }) => code);
  const ofPlaces = codes.map((code) => {
    const seen = codes.filter((other) => isPartOf(code, other));
    const kept = seen.map((other) => `[data-place~="${other}"]`).join();
    return `.duties${whenChosen(placeId(code))} [data-place]:not(${kept})`;
  });
  const ofSubjects = subjects.map(
    ({ id }) =>
      `.duties${whenChosen(choiceId('subject', id))} [data-subject]:not([data-subject~="${id}"])`,
  );
  const months = groupByMonth(duties).map(({ month }) => month);
  const empty: string[] = [];
  const none: string[] = [];
  for (const place of [undefined, ...codes])
    for (const subject of [undefined, ...subjects.map(({ id }) => id)]) {
      const filled = groupByMonth(chooseDuties(duties, place, subject)).map(({ month }) => month);
      const gone = months.filter((month) => !filled.includes(month));
      const chosen = [
        ...(codes.length > 0 ? [placeId(place ?? 'all')] : []),
        ...(subjects.length > 0 ? [choiceId('subject', subject ?? 'all')] : []),
      ];
      const when = `.duties${chosen.map(whenChosen).join('')}`;
      // With the name of the element, so that a browser tries each rule on few others.
      if (gone.length > 0)
        empty.push(`${when} tbody:is(${gone.map((month) => `#${monthId(month)}`)})`);
      if (filled.length === 0) none.push(`${when} .duties-none`);
    }
  const hidden = [...ofPlaces, ...ofSubjects, ...empty].join();
  const styles = `${hidden && `${hidden}{display:none}`}${none.length > 0 ? `${none}{display:block}` : ''}`;
  const nextDates =
    '.duties:has(.choices input:not([value=all]):checked) .next-dates{display:none}';
  return styles && styles + withTargets(styles + nextDates);
}

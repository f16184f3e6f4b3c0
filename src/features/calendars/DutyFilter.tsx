import type { WordsOf } from '../../content/words/words.ts';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { type Choices, chooseDuties } from './duty-filter.ts';
import { isState, type PlacedDuty } from './duty-year.ts';

interface Props {
  choices: Choices;
  duties: PlacedDuty[];
  words: WordsOf<'calendars'>;
}

/** Radio buttons by which the styles of the page filter the duties. */
export function DutyFilter({ choices: { places, subjects }, duties, words }: Props) {
  const { all, filterPlace, filterSubject, withCountry } = words.calendars;
  const count = (place?: string, subject?: string) => chooseDuties(duties, place, subject).length;
  const allDuties = { value: 'all', label: all, count: duties.length };
  return (
    <>
      <ChoiceGroup
        choices={[
          allDuties,
          ...places.map(({ code, name }) => ({ value: code, label: name, count: count(code) })),
        ]}
        legend={filterPlace}
        name="place"
      />
      {places.some(isState) && (
        <p className="text-sm text-muted screen-only lg:ms-24">{withCountry}</p>
      )}
      <ChoiceGroup
        choices={[
          allDuties,
          ...subjects.map(({ id, name }) => ({
            value: id,
            label: name,
            count: count(undefined, id),
          })),
        ]}
        legend={filterSubject}
        name="subject"
      />
    </>
  );
}

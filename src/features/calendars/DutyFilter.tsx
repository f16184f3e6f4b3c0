import type { WordsOf } from '../../content/words/words.ts';
import { type Choices, chooseDuties, subjectId } from './duty-filter.ts';
import { isState, type PlacedDuty } from './duty-year.ts';
import { placeId } from './model/calendar.ts';

interface Props {
  choices: Choices;
  duties: PlacedDuty[];
  words: WordsOf<'calendars'>;
}

interface GroupProps {
  legend: string;
  name: string;
  /** Id, value, label and number of duties of each choice. */
  options: [id: string, value: string, label: string, count: number][];
}

/** Radio buttons of which the first is chosen. */
const ChoiceGroup = ({ legend, name, options }: GroupProps) =>
  options.length > 1 && (
    <fieldset className="duty-choices screen-only">
      <legend className="font-medium">{legend}</legend>
      {options.map(([id, value, label, count], index) => (
        <label className="tap" key={id}>
          <input defaultChecked={index === 0} id={id} name={name} type="radio" value={value} />
          {label} <span className="text-muted tabular">{count}</span>
        </label>
      ))}
    </fieldset>
  );

/** Radio buttons by which the styles of the page filter the duties. */
export function DutyFilter({ choices: { places, subjects }, duties, words }: Props) {
  const { all, filterPlace, filterSubject, withCountry } = words.calendars;
  const count = (place?: string, subject?: string) => chooseDuties(duties, place, subject).length;
  return (
    <>
      <ChoiceGroup
        legend={filterPlace}
        name="place"
        options={[
          [placeId('all'), 'all', all, duties.length],
          ...places.map(({ code, name }): [string, string, string, number] => [
            placeId(code),
            code,
            name,
            count(code),
          ]),
        ]}
      />
      {places.some(isState) && <p className="text-sm text-muted screen-only">{withCountry}</p>}
      <ChoiceGroup
        legend={filterSubject}
        name="subject"
        options={[
          [subjectId('all'), 'all', all, duties.length],
          ...subjects.map(({ id, name }): [string, string, string, number] => [
            subjectId(id),
            id,
            name,
            count(undefined, id),
          ]),
        ]}
      />
    </>
  );
}

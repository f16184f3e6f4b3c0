import type { WordsOf } from '../../content/words/words.ts';
import { type Choices, choiceId, countShown } from './law-filter.ts';
import type { Country } from './law-register.ts';

interface Props {
  countries: Country[];
  filters: Choices[];
  words: WordsOf<'law'>;
}

interface ChoiceProps {
  name: Choices['name'];
  value: string;
  label: string;
  count: number;
}

const Choice = ({ name, value, label, count }: ChoiceProps) => (
  <label className="register-choice tap">
    <input
      defaultChecked={value === 'all'}
      id={choiceId(name, value)}
      name={name}
      type="radio"
      value={value}
    />
    {label} <span className="text-muted tabular">{count}</span>
  </label>
);

/** Radio buttons by which the styles of the page filter the register. */
export const LawFilter = ({ countries, filters, words: { law } }: Props) =>
  filters.map(({ name, choices }) => (
    <fieldset className="register-filter screen-only" key={name}>
      <legend className="sr-only">{name === 'show' ? law.show : law.showPractice}</legend>
      <Choice
        count={countShown(countries)}
        label={name === 'show' ? law.showAll : law.showAllPractices}
        name={name}
        value="all"
      />
      {choices.map((choice) => (
        <Choice
          count={countShown(countries, choice)}
          key={choice.value}
          label={choice.label}
          name={name}
          value={choice.value}
        />
      ))}
    </fieldset>
  ));

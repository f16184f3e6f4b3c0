import type { WordsOf } from '../../content/words/words.ts';
import { choiceId } from './law-filter.ts';
import type { Country } from './law-register.ts';

interface Props {
  countries: Country[];
  words: WordsOf<'law'>;
}

interface ChoiceProps {
  choice: string;
  label: string;
  count: number;
}

const Choice = ({ choice, label, count }: ChoiceProps) => (
  <label className="register-choice tap">
    <input defaultChecked={choice === 'all'} id={choiceId(choice)} name="show" type="radio" />
    {label} <span className="text-muted tabular">{count}</span>
  </label>
);

/** Radio buttons by which the styles of the page filter the register. */
export function LawFilter({ countries, words: { law } }: Props) {
  const laws = countries.flatMap((country) => country.laws);
  const ended = laws.filter(({ isEnded }) => isEnded).length;
  const changed = laws.filter(({ isChanged }) => isChanged).length;
  return (
    <fieldset className="register-filter print:hidden">
      <legend className="sr-only">{law.show}</legend>
      <Choice choice="all" count={laws.length} label={law.showAll} />
      {countries.length > 1 &&
        countries.map(({ code, name, laws: own }) => (
          <Choice choice={code} count={own.length} key={code} label={name} />
        ))}
      {ended > 0 && <Choice choice="ended" count={ended} label={law.showEnded} />}
      {changed > 0 && <Choice choice="changed" count={changed} label={law.showChanged} />}
    </fieldset>
  );
}

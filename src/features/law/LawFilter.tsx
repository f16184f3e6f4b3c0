import type { WordsOf } from '../../content/words/words.ts';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { type Choices, countShown } from './law-filter.ts';
import type { Country } from './law-register.ts';

interface Props {
  countries: Country[];
  filters: Choices[];
  words: WordsOf<'law'>;
}

/** Radio buttons by which the styles of the page filter the register. */
export const LawFilter = ({ countries, filters, words: { law } }: Props) =>
  filters.map(({ name, choices }) => (
    <ChoiceGroup
      choices={[
        {
          value: 'all',
          label: name === 'show' ? law.showAll : law.showAllPractices,
          count: countShown(countries),
        },
        ...choices.map((choice) => ({
          value: choice.value,
          label: choice.label,
          count: countShown(countries, choice),
        })),
      ]}
      key={name}
      legend={name === 'show' ? law.show : law.showPractice}
      name={name}
    />
  ));

import { formatLevel } from '../../content/law/law-status.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { DateFilled } from '../../ui/DateFilled.tsx';
import { Filled } from '../../ui/Filled.tsx';
import type { Calculator } from './model/calculator.ts';

interface Props {
  calculator: Pick<Calculator, 'numbers' | 'method'>;
  words: WordsOf<'calculators' | 'law' | 'formats'>;
}

/** Every number of a calculator, with its section, what was read, and when it was checked. */
export const NumberList = ({ calculator: { numbers, method }, words }: Props) => (
  <ul>
    {numbers.map(({ name, value, label, law, section, note, checked }) => (
      <li key={name}>
        <Filled
          template={method === 'dates' ? words.calculators.days : words.calculators.number}
          values={{ value: <strong>{value.toLocaleString(words.language)}</strong>, label }}
        />{' '}
        <small className="text-muted">
          {law && <a href={law.source.url}>{law.title}</a>}
          {law && section && ', '}
          {section}
          {law && ` (${formatLevel(law, words)})`}
          {(law || section) && '. '}
          {note && `${note} `}
          <DateFilled template={words.calculators.checked} date={checked} words={words} />
        </small>
      </li>
    ))}
  </ul>
);

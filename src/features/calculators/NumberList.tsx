import { fill, type WordsOf } from '../../content/words.ts';
import { DatedTemplate } from '../../ui/DatedTemplate.tsx';
import type { Calculator } from './model/calculator.ts';

interface Props {
  calculator: Pick<Calculator, 'numbers' | 'method'>;
  words: WordsOf<'calculators' | 'formats'>;
}

/** Every number of a calculator, with its section, and when it was checked. */
export function NumberList({ calculator: { numbers, method }, words }: Props) {
  const { calculators, tag } = words;
  const checkedOnce = new Set(numbers.map(({ checked }) => checked)).size === 1;
  const describeCheck = (checked: (typeof numbers)[number]['checked'] | undefined) =>
    checked && <DatedTemplate text={calculators.checked} date={checked} words={words} />;
  return (
    <>
      <ul className="gap-x-6 text-sm sm:grid sm:grid-cols-[fit-content(45%)_minmax(0,1fr)]">
        {numbers.map(({ name, value, label, law, section, note, checked }) => {
          // With a minus sign: languages write a hyphen.
          const number = value.toLocaleString(tag).replace('-', '\u2212');
          return (
            <li
              className="col-span-full border-t border-rule py-2.5 sm:grid sm:grid-cols-subgrid"
              key={name}
            >
              <strong className="font-display text-xl font-normal">
                {method === 'dates' ? fill(calculators.days, { value: number }) : number}
              </strong>{' '}
              <div className="max-sm:inline">
                {label}
                <small className="block text-xs text-muted">
                  {law && (
                    <a className="link" href={law.source.url}>
                      {law.title}
                    </a>
                  )}
                  {law && section && ', '}
                  {section}
                  {(law || section) && '. '}
                  {note && `${note} `}
                  {!checkedOnce && describeCheck(checked)}
                </small>
              </div>
            </li>
          );
        })}
      </ul>
      {checkedOnce && <p className="text-xs text-muted">{describeCheck(numbers[0]?.checked)}</p>}
    </>
  );
}

import './law-register.css';
import { findOldestCheck } from '../../content/law/law-status.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { DateText } from '../../ui/DateText.tsx';
import { Filled } from '../../ui/Filled.tsx';
import { LawEntry } from './LawEntry.tsx';
import { LawFilter } from './LawFilter.tsx';
import { countryAnchor } from './law-filter.ts';
import type { Country } from './law-register.ts';

interface Props {
  countries: Country[];
  words: WordsOf<'law' | 'formats'>;
}

/** The register of law by country, with a filter that needs no script. */
export function LawRegister({ countries, words }: Props) {
  const checked = findOldestCheck(countries.flatMap(({ laws }) => laws.map(({ law }) => law)));
  return (
    <div className="register wrap pt-8 pb-16">
      <LawFilter countries={countries} words={words} />
      {checked && (
        <p className="mt-4 text-sm text-muted">
          <Filled
            template={words.law.asAt}
            values={{ date: <DateText date={checked} words={words} /> }}
          />
        </p>
      )}
      {countries.map(({ code, name, laws }) => (
        <section
          aria-labelledby={`${countryAnchor(code)}-name`}
          className="register-group mt-12"
          id={countryAnchor(code)}
          key={code}
        >
          <h2 className="text-2xl" id={`${countryAnchor(code)}-name`}>
            {name} <span className="text-lg text-muted tabular">{laws.length}</span>
          </h2>
          <ul className="register-list">
            {laws.map((entry) => (
              <LawEntry entry={entry} key={entry.law.id} words={words} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

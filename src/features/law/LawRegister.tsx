import { TextLink } from '../../ui/TextLink.tsx';
import './law-register.css';
import type { Paths } from '../../content/addresses.ts';
import { type CalendarDate, compareDates } from '../../content/dates.ts';
import { fillPlural } from '../../content/words/fill.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { DateText } from '../../ui/DateText.tsx';
import { Filled } from '../../ui/Filled.tsx';
import { LawEntry } from './LawEntry.tsx';
import { LawFilter } from './LawFilter.tsx';
import { type ArticleAnchor, type Choices, countryAnchor, countShown } from './law-filter.ts';
import type { Country } from './law-register.ts';

interface Props {
  countries: Country[];
  filters: Choices[];
  /** The articles of which only the laws can be shown. */
  articles: (ArticleAnchor & {
    title: string;
    path: string;
    laws: unknown[];
  })[];
  paths: Paths;
  words: WordsOf<'law' | 'formats'>;
}

/** What is shown when a link led to the laws of an article. */
function ChosenArticle({ articles, countries, words }: Omit<Props, 'filters' | 'paths'>) {
  const all = fillPlural(words.law.allEntries, words.language, countShown(countries), {});
  return articles.map(({ number, anchor, title, path, laws }) => (
    <p className="register-article text-lg" id={anchor} key={number}>
      {fillPlural(words.law.inArticle, words.language, laws.length, {})}
      {': '}
      <TextLink href={path}>{title}</TextLink>
      {' ·\u00a0'}
      <TextLink href="#register">{all}</TextLink>
    </p>
  ));
}

interface ChecksProps {
  first: CalendarDate | undefined;
  last: CalendarDate | undefined;
  words: Props['words'];
}

/** When the entries were checked. */
function Checks({ first, last, words }: ChecksProps) {
  if (!first || !last) return null;
  const date = <DateText date={first} words={words} />;
  return (
    <li>
      {compareDates(first, last) === 0 ? (
        <Filled template={words.law.asAt} values={{ date }} />
      ) : (
        <Filled
          template={words.law.checkedBetween}
          values={{ first: date, last: <DateText date={last} words={words} /> }}
        />
      )}
    </li>
  );
}

/** The register of law by country, with a filter that needs no script. */
export function LawRegister({ countries, filters, articles, paths, words }: Props) {
  const checks = countries
    .flatMap(({ laws }) => laws.map(({ law }) => law.checked))
    .sort(compareDates);
  return (
    <div className="register wrap pt-8 pb-16" id="register">
      <LawFilter countries={countries} filters={filters} words={words} />
      <ul className="register-links">
        <Checks first={checks[0]} last={checks.at(-1)} words={words} />
        <li className="print:hidden">
          <TextLink href={paths.lawFeed}>{words.law.feed}</TextLink>
        </li>
      </ul>
      <ChosenArticle articles={articles} countries={countries} words={words} />
      <p className="register-none mt-12">{words.law.showsNone}</p>
      {countries.map(({ code, name, laws }) => (
        <section
          aria-labelledby={`${countryAnchor(code)}-name`}
          className="register-group mt-12"
          id={countryAnchor(code)}
          key={code}
        >
          <h2 className="text-2xl" id={`${countryAnchor(code)}-name`}>
            {name}
          </h2>
          <ul className="register-list">
            {laws.map((entry) => (
              <LawEntry entry={entry} key={entry.law.id} words={words} />
            ))}
          </ul>
          <p className="register-count text-lg text-muted tabular" />
        </section>
      ))}
    </div>
  );
}

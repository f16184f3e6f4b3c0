import { formatDate } from '../../content/dates.ts';
import { toLanguageCode } from '../../content/languages.ts';
import { fill, fillPlural, type WordsOf } from '../../content/words.ts';
import { type Conformance, type Criterion, findState, states } from './model/conformance.ts';

const levels: Criterion['level'][] = ['A', 'AA', 'AAA'];

type Words = WordsOf<'legal' | 'formats'>;

function summarizeLevel(level: Criterion['level'], all: Criterion[], { legal }: Words) {
  const criteria = all.filter((criterion) => criterion.level === level);
  const counts = states.map((state) => [
    state,
    criteria.filter((criterion) => findState(criterion) === state).length,
  ]);
  return fill(legal.wcagLevel, { level, all: criteria.length, ...Object.fromEntries(counts) });
}

function describeAid({ name, last }: Conformance['aids'][number], { legal, formats }: Words) {
  const aid = legal[name];
  if (!last) return fill(legal.wcagAidUntested, { aid });
  const date = formatDate(last.date, formats.dates);
  return fill(legal.wcagAidTested, { aid, date, program: last.program });
}

interface RecordProps {
  criterion: Criterion;
  words: Words;
}

/** A criterion with its tests by file and name, its check by hand, and why it asks nothing here. */
function CriterionRecord({ criterion, words: { legal, formats } }: RecordProps) {
  const { number, name, level, test = [], checked, notApplicable, notMet } = criterion;
  const lines = [
    notMet,
    notApplicable,
    ...test.map(({ file, name }) => `${file.replace(/.*\//, '')}: “${name}”.`),
    checked &&
      fill(legal.wcagChecked, {
        date: formatDate(checked.date, formats.dates),
        how: checked.how,
      }),
  ];
  return (
    <li>
      <strong>{`${number} ${name} (${level})`}</strong> {lines.filter(Boolean).join(' ')}
    </li>
  );
}

interface Props {
  conformance: Conformance;
  words: Words;
}

/** What of WCAG 2.2 tests hold, what was checked by hand, what is not met, and what no one has tested. */
export function AccessibilityStatement({ conformance: { criteria, aids }, words }: Props) {
  const { legal, tag } = words;
  // The record exists only in English, so other languages name the criteria by their numbers.
  const isEnglish = toLanguageCode(tag) === 'en';
  return (
    <section aria-labelledby="wcag" className="mt-12">
      <h2 className="mb-4 text-lg" id="wcag">
        {legal.wcagHeading}
      </h2>
      <div className="prose">
        <p>{fillPlural(legal.wcagTested, tag, criteria.length, {})}</p>
        <ul>
          {levels.map((level) => (
            <li key={level}>{summarizeLevel(level, criteria, words)}</li>
          ))}
        </ul>
        <p>{legal.wcagPeople}</p>
        <ul>
          {aids.map((aid) => (
            <li key={aid.name}>{describeAid(aid, words)}</li>
          ))}
        </ul>
        <p>{legal.wcagNotMet}</p>
        <ul>
          {criteria
            .filter((criterion) => findState(criterion) === 'open')
            .map(({ number, name, level, notMet }) => (
              <li key={number}>
                {isEnglish ? `${number} ${name} (${level}). ${notMet}` : `${number} (${level})`}
              </li>
            ))}
        </ul>
        {isEnglish && (
          <details>
            <summary className="menu-arrow">{legal.wcagRecord}</summary>
            <ul>
              {criteria.map((criterion) => (
                <CriterionRecord criterion={criterion} key={criterion.number} words={words} />
              ))}
            </ul>
          </details>
        )}
      </div>
    </section>
  );
}

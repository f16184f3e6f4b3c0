import { formatDate } from '../../content/dates.ts';
import { fillPlural } from '../../content/fill.ts';
import { toLanguageCode } from '../../content/languages.ts';
import type { WordsOf } from '../../content/words.ts';
import { type Conformance, type Criterion, findLatestCheck, isMet } from './model/conformance.ts';

const levels: Criterion['level'][] = ['A', 'AA', 'AAA'];

function summarizeLevel(
  level: Criterion['level'],
  conformance: Conformance,
  words: WordsOf<'legal'>,
) {
  const { legal, tag } = words;
  const criteria = conformance.criteria.filter((criterion) => criterion.level === level);
  const met = criteria.filter(isMet);
  const idle = met.filter(({ notApplicable }) => notApplicable).length;
  const all = criteria.length;
  return met.length === all
    ? fillPlural(legal.wcagAllMet, tag, idle, { level, all })
    : fillPlural(legal.wcagSomeMet, tag, idle, { level, met: met.length, all });
}

interface Props {
  conformance: Conformance;
  words: WordsOf<'legal' | 'formats'>;
}

/** Which success criteria of WCAG 2.2 the program meets, and which it does not and why. */
export function AccessibilityStatement({ conformance, words }: Props) {
  const { criteria, limits } = conformance;
  const { legal, formats, tag } = words;
  // The record exists only in English, so other languages name the criteria by their numbers.
  const isEnglish = toLanguageCode(tag) === 'en';
  return (
    <section aria-labelledby="wcag" className="mt-12">
      <h2 className="mb-4 text-lg" id="wcag">
        {legal.wcagHeading}
      </h2>
      <div className="prose">
        <p>
          {fillPlural(legal.wcagTested, tag, criteria.length, {
            date: formatDate(findLatestCheck(conformance), formats.dates),
          })}
        </p>
        <ul>
          {levels.map((level) => (
            <li key={level}>{summarizeLevel(level, conformance, words)}</li>
          ))}
        </ul>
        <p>{legal.wcagNotMet}</p>
        <ul>
          {criteria
            .filter((criterion) => !isMet(criterion))
            .map(({ number, name, level, notMet }) => (
              <li key={number}>
                {isEnglish ? `${number} ${name} (${level}). ${notMet}` : `${number} (${level})`}
              </li>
            ))}
        </ul>
        {isEnglish && <p>{limits.join(' ')}</p>}
      </div>
    </section>
  );
}

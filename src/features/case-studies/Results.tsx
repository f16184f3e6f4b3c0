import type { CaseStudy } from '../../content/kinds/case-study.ts';
import type { WordsOf } from '../../content/words/words.ts';

type Result = CaseStudy['results'][number];

/** @returns a number with its unit, such as `12% a year` or `9 weeks`, that does not break between them */
function formatAmount(value: number, unit: string, language: string) {
  if (!unit.startsWith('%')) return `${value.toLocaleString(language)}\u00A0${unit}`;
  const percent = new Intl.NumberFormat(language, { style: 'unit', unit: 'percent' });
  return percent.format(value) + unit.slice(1);
}

interface ComparisonProps {
  comparison: NonNullable<Result['comparison']>;
  words: WordsOf<'caseStudies'>;
}

/** Two bars on one scale that starts at nothing: what was, and what is. */
function Comparison({ comparison: { unit, before, after }, words }: ComparisonProps) {
  const most = Math.max(before, after, 1);
  const rows = [
    { label: words.caseStudies.before, value: before, look: 'fill-edge' },
    { label: words.caseStudies.after, value: after, look: 'fill-accent' },
  ];
  return (
    <dl className="mt-4 text-xs tabular">
      {rows.map(({ label, value, look }) => (
        <div className="mt-2 grid grid-cols-steps items-center gap-4" key={label}>
          <dt>{label}</dt>
          <dd>
            <svg aria-hidden="true" className="mirrored h-2 w-full" preserveAspectRatio="none">
              <rect className={look} height="100%" width={`${(100 * value) / most}%`} />
            </svg>
            {formatAmount(value, unit, words.language)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface Props {
  results: Result[];
  words: WordsOf<'caseStudies'>;
}

/** Results of a case study: the number large, the sentence small, two numbers drawn where there are two. */
export function Results({ results, words }: Props) {
  return (
    <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
      {results.map(({ figure, text, comparison }) => (
        <li className="border-t border-rule pt-4" key={text}>
          <p className="font-display text-3xl tabular">{figure}</p>
          <p className="mt-2 text-sm text-muted">{text}</p>
          {comparison && <Comparison comparison={comparison} words={words} />}
        </li>
      ))}
    </ul>
  );
}

import {
  type Account,
  type Criterion,
  findLatestCheck,
  isMet,
} from '../../content/accessibility/account.ts';
import { parseIsoDate } from '../../content/dates.ts';
import { DateText } from '../../ui/DateText.tsx';

const levels: Criterion['level'][] = ['A', 'AA', 'AAA'];

function summarizeLevel(criteria: Criterion[]) {
  const met = criteria.filter(isMet);
  const idle = met.filter(({ notApplicable }) => notApplicable).length;
  const count = met.length === criteria.length ? 'all' : `${met.length} of`;
  return `${count} ${criteria.length} criteria are met, ${idle} of them because they do not apply.`;
}

/** What the program meets of WCAG 2.2, and what it does not and why. */
export function AccessibilityStatement({ account }: { account: Account }) {
  const { criteria, limits } = account;
  return (
    <section aria-labelledby="wcag" className="mt-12">
      <h2 className="mb-4 text-lg" id="wcag">
        How far this site meets WCAG 2.2
      </h2>
      <div className="prose">
        <p>
          The program behind this site is tested against all {criteria.length} success criteria:
          automatically with every change, and by hand, last on{' '}
          <DateText date={parseIsoDate(findLatestCheck(account))} />.
        </p>
        <ul>
          {levels.map((level) => (
            <li key={level}>
              Level {level}: {summarizeLevel(criteria.filter((one) => one.level === level))}
            </li>
          ))}
        </ul>
        <p>Not met, or not on every page:</p>
        <ul>
          {criteria
            .filter((criterion) => !isMet(criterion))
            .map(({ number, name, level, notMet }) => (
              <li key={number}>
                {number} {name} ({level}). {notMet}
              </li>
            ))}
        </ul>
        <p>{limits.join(' ')}</p>
      </div>
    </section>
  );
}

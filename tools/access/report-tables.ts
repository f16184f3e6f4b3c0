import type { Account, Criterion } from '../../src/content/accessibility/account.ts';
import { formatDate, parseDate } from '../../src/content/dates.ts';

/** The conformance level of a criterion, in the terms of the VPAT template. */
export function rate({ notApplicable, notMet, test, checked }: Criterion) {
  if (notApplicable) return 'Not Applicable';
  if (!notMet) return 'Supports';
  return test || checked ? 'Partially Supports' : 'Does Not Support';
}

/** Escapes |, which would end a Markdown table cell. */
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').trim();

function describe({ notApplicable, notMet, remark, content, test = [], checked }: Criterion) {
  return cell(
    [
      notApplicable,
      notMet && `Not met: ${notMet}`,
      remark,
      content && `The firm’s own content: ${content}`,
      test.length > 0 &&
        `Tests: ${test.map(({ file, name }) => `\`${file}\`, “${name}”`).join('; ')}.`,
      checked &&
        `Checked by hand on ${formatDate(parseDate(checked.date), 'en-US')}: ${checked.how}`,
    ]
      .filter(Boolean)
      .join(' '),
  );
}

const buildTable = (rows: string[][]) =>
  [
    '| Criteria | Conformance Level | Remarks and Explanations |',
    '|---|---|---|',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');

export const buildLevel = ({ criteria }: Account, level: Criterion['level']) =>
  buildTable(
    criteria
      .filter((criterion) => criterion.level === level)
      .map((criterion) => [
        `${criterion.number} ${criterion.name}`,
        rate(criterion),
        describe(criterion),
      ]),
  );

/** Levels A and AA that are new in WCAG 2.2; EN 301 549 V3.2.1 is based on WCAG 2.1. */
const newIn22 = ['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8'];

export function buildClause9({ criteria }: Account) {
  const rows = criteria
    .filter(({ level, number }) => level !== 'AAA' && !newIn22.includes(number))
    .map((criterion) => [
      `9.${criterion.number} ${criterion.name}`,
      rate(criterion),
      `See ${criterion.number} above.`,
    ]);
  const parsing = [
    '9.4.1.1 Parsing',
    'Supports',
    'WCAG 2.2 dropped it, and for HTML it counts as met. Every page is valid HTML. Test: `tests/any-firm/pages/markup.test.ts`.',
  ];
  const isMet = criteria.every(({ level, notMet }) => level === 'AAA' || !notMet);
  const requirements = [
    '9.6 WCAG conformance requirements',
    'Partially Supports',
    `${isMet ? 'All criteria of levels A and AA are met' : 'Not all criteria of levels A and AA are met'}, on full pages and for complete processes, and nothing interferes. That screen readers in use support the pages has not been tried.`,
  ];
  const index = rows.findIndex(([name]) => name?.startsWith('9.4.1.2'));
  return buildTable([...rows.slice(0, index), parsing, ...rows.slice(index), requirements]);
}

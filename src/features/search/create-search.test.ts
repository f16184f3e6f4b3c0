import { testCases } from '../../../tests/support/cases.ts';
import { getEnglishWords } from '../../site/example-site.ts';
import cases from './create-search.cases.yaml?raw';
import { createSearch } from './create-search.ts';

const groups = ['Services', 'Articles'] as const;
const rows = (
  [
    [0, '/payroll', 'Payroll Desk', 'Wages on time.', 'We run salaries in every state.', 'esi'],
    [0, '/audit', 'Audits', 'We look at books.', 'Payroll is checked, too.', 'organisation'],
    [1, '/labour', 'The labour codes', 'Four codes.', 'Société and workman’s fund.', 'provident'],
    [1, '/insurance', 'State insurance', 'The scheme.', 'Who is insured.', ''],
  ] as const
).map(([group, path, ...texts]) => {
  const [title, summary, text, rareWords] = texts;
  return { group: groups[group], path, title, summary, text, rareWords };
});

const search = await createSearch({
  words: { search: getEnglishWords().search, tag: 'en' },
  synonyms: [
    ['ESI', 'state insurance'],
    ['salaries', 'remuneration'],
    ['labour', 'labor'],
    ['insurance', 'audits'],
    ['get in touch', 'audits'],
  ],
  rows,
});

testCases(cases, {
  findPaths: (text: string) => search(text).map(({ path }) => path),
  describeFirst: (text: string) =>
    search(text).map(({ group, title, terms }) => [group, title, ...terms])[0],
});

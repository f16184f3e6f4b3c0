import { expect, test } from 'vitest';
import { getEnglishWords } from '../../site/example-site.ts';
import { createSearch, type SearchRow } from './create-search.ts';

const rows: SearchRow[] = [
  [0, '/payroll', 'Payroll Desk', 'Wages on time.', 'We run salaries in every state.', 'esi'],
  [0, '/audit', 'Audits', 'We look at books.', 'Payroll is checked, too.', 'organisation'],
  [1, '/labour', 'The labour codes', 'Four codes.', 'Société and workman’s fund.', 'provident'],
  [1, '/insurance', 'State insurance', 'The scheme.', 'Who is insured.', ''],
];

const search = await createSearch({
  words: { search: getEnglishWords().search, tag: 'en' },
  groups: ['Services', 'Articles'],
  synonyms: [
    ['ESI', 'state insurance'],
    ['salaries', 'remuneration'],
    ['labour', 'labor'],
  ],
  rows,
});

const findPaths = (text: string) => search(text).map(({ path }) => path);

test.each([
  ['a title before a text', 'payroll', ['/payroll', '/audit']],
  ['the beginning of a word', 'pa', ['/payroll', '/audit']],
  ['a word with a wrong letter', 'salories', ['/payroll']],
  ['one form of a word by another', 'audit', ['/audit']],
  ['a word without its accents', 'societe', ['/labour']],
  ['a word with an apostrophe or without', 'workmans', ['/labour']],
  ['a rare word of the rest', 'provident', ['/labour']],
  ['a synonym of several words', 'state insurance', ['/insurance', '/payroll']],
  ['another spelling', 'labor codes', ['/labour']],
  ['a spelling with one letter more or less', 'organization', ['/audit']],
  ['a question by its words that mean something', 'what are the four codes', ['/labour']],
  ['the words of a phrase without its synonyms', 'state wages', ['/payroll', '/insurance']],
  ['a word without meaning if there is no other', 'the', ['/labour', '/insurance']],
  ['a short word only as a whole, unless it is the last', 'pay books', ['/audit']],
  ['no word by a wrong letter in a short one', 'funt', []],
  ['nothing', 'qqqq', []],
  ['nothing for a single letter', 'p', []],
  ['nothing for no word', ' — ', []],
])('finds %s', (_, text, paths) => {
  expect(findPaths(text)).toEqual(paths);
});

test('ranks results with all words above results with some', () => {
  expect(findPaths('payroll books')).toEqual(['/audit', '/payroll']);
  // The page contains neither phrase, but a synonym of each.
  expect(findPaths('state insurance remuneration')).toEqual(['/payroll', '/insurance']);
});

test('returns the group of a result and the matching words', () => {
  const [found] = search('wag');
  expect(found).toMatchObject({ group: 'Services', title: 'Payroll Desk' });
  expect([...(found?.terms ?? [])]).toEqual(['WAGES']);
});

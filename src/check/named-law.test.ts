import { expect, test } from 'vitest';
import { findUnregisteredLaw } from './named-law.ts';
import { formatProblem } from './problem.ts';
import { readSource } from './read-source.ts';

const register = {
  'law/code.yaml': 'title: Gig Work',
  'law/pay-act-1980.yaml': 'title: Pay (Small Shops) Act 1980',
  'law/work-rules-1990.yaml': 'title: Work and Rest Rules of 1990',
  'law/data-act-2018.yaml': 'title: Protection of Personal Data Act 2018',
  'law/note-2021.yaml': 'title: Directions of 28 April 2021',
};

/** @returns what is reported of a text in the description of a sector */
function check(text: string, files: Record<string, string> = register) {
  const all = { ...files, 'sectors/shops.yaml': `title: Shops\ndescription: ${text}` };
  const sources = Object.entries(all).flatMap(
    ([path, text]) => readSource({ path: `content/${path}`, text }).source ?? [],
  );
  return findUnregisteredLaw(sources).map(formatProblem);
}

test.each([
  ['Wages follow the Pay Act 1980.', 'a name without its brackets'],
  ['Wages follow the Pay (Small Shops) Act, 1980.', 'a comma before the year'],
  ['The Work and Rest Rules 1990 set the hours.', 'no small word before the year'],
  ['See the Data Act 2018.', 'the name of the file'],
  ['See the [Gig Act 2024](law:pay-act-1980).', 'a citation'],
  ['On 3 April 2024, and in May 2024, nothing changed.', 'dates'],
  ['The Act 2024 and the rules of 2024 follow.', 'no name'],
])('%s is not reported: %s', (text) => {
  expect(check(text)).toEqual([]);
});

test.each([
  [
    'Platforms meet section 3A of the Gig Workers (Welfare) Act 2024.',
    'Gig Workers (Welfare) Act 2024',
  ],
  ['Wages follow the Pay Act of 1981.', 'Pay Act of 1981'],
  ['Gig Work Act 2024 applies.', 'Gig Work Act 2024'],
  ['Rest follows the Night and Shift Rules 1990.', 'Night and Shift Rules 1990'],
])('%s is reported', (text, name) => {
  expect(check(text)).toEqual([
    `content/sectors/shops.yaml:2  description: names "${name}", which the register of law does not have. Add content/law/name-of-the-act.yaml, or write the name and the year as the register has them.`,
  ]);
});

test('the body of an article is read, and a source with an entry is not', () => {
  const article = `---\ntitle: Hours\nsources:\n  - label: Gig Work Act 2024\n    law: pay-act-1980\n---\nIt falls under the Gig Act 2024.`;
  expect(check('Nothing.', { ...register, 'articles/00-hours.md': article })).toEqual([
    expect.stringMatching(/^content\/articles\/00-hours.md:7 {2}names "Gig Act 2024"/),
  ]);
});

test('a firm without a register is told nothing', () => {
  expect(check('Wages follow the Pay Act 1980.', {})).toEqual([]);
});

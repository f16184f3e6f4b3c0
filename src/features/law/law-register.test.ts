import { describe, expect, test } from 'vitest';
import { exampleLaw } from '../../content/law/example-law.ts';
import type { Law } from '../../content/law/law.ts';
import { readEnglish } from '../../site/example-site.ts';
import { buildFilterStyles, countShown, listChoices } from './law-filter.ts';
import { groupByCountry } from './law-register.ts';

const day = (year: number, month = 1, date = 1) => ({ year, month, day: date });
const today = day(2026, 6, 15);

const entry = (id: string, more: Partial<Law> = {}) =>
  exampleLaw(id, { jurisdiction: 'NO', ...more });

const group = (register: Law[], pages: Parameters<typeof groupByCountry>[1] = []) =>
  groupByCountry(register, pages, today, readEnglish());

test('a law of a state is under its country, the country with the most laws first', () => {
  const register = [
    entry('iso', { jurisdiction: 'INT' }),
    entry('gb'),
    entry('ca', { jurisdiction: 'KE-30' }),
    entry('us', { jurisdiction: 'KE' }),
  ];
  expect(group(register).map(({ name, laws }) => [name, laws.length])).toEqual([
    ['Kenya', 2],
    ['International', 1],
    ['Norway', 1],
  ]);
});

test.each([
  ['came into force this year', { inForce: day(2026, 2) }, true],
  ['came into force last year', { inForce: day(2025, 12, 31) }, false],
  ['will end this year', { ended: day(2026, 12) }, false],
  ['was amended this year', { changes: [{ date: day(2026, 6, 15), note: 'It rises.' }] }, true],
])('a law that %s has changed this year: %s', (_, more, expected) => {
  expect(group([entry('a', more)])[0]?.laws[0]?.isChanged).toBe(expected);
});

test('an entry names its successors and the pages that cite it', () => {
  const old = entry('old', { status: 'repealed', successor: [{ id: 'new' }, { id: 'unknown' }] });
  const pages = [
    {
      label: 'Service',
      path: '/pay',
      texts: { sources: [{ law: 'old' }] },
      practices: ['pay'],
      updated: undefined,
    },
    {
      label: 'Post',
      path: '/blog/2',
      texts: { html: '<a href="#law-new">' },
      practices: ['tax'],
      updated: undefined,
    },
  ];
  const [first] = group([old, entry('new')], pages)[0]?.laws ?? [];
  expect(first?.successors.map(({ law }) => law.id)).toEqual(['new']);
  expect(first?.uses).toMatchObject([{ label: 'Service', path: '/pay' }]);
  expect(first?.practices).toEqual(['pay']);
  expect(first?.isEnded).toBe(true);
});

test('an entry names the articles that cite it themselves, not those with a table about it', () => {
  const article = (number: number, laws: string[]) => ({
    label: `Post ${number}`,
    path: `/blog/${number}`,
    texts: { law: [{ id: 'a' }] },
    practices: [],
    updated: undefined,
    article: { number, laws: laws.map((id) => ({ id })) },
  });
  const [first] = group([entry('a')], [article(0, ['a']), article(1, [])])[0]?.laws ?? [];
  expect(first?.uses).toHaveLength(2);
  expect(first?.articles).toEqual([0]);
});

describe('the filter', () => {
  const pay = {
    label: 'Wages',
    path: '/pay',
    texts: { law: [{ id: 'a' }] },
    practices: ['pay'],
    updated: undefined,
  };
  const register = [
    entry('a'),
    entry('b', { status: 'repealed', ended: day(2026, 2) }),
    entry('iso', { jurisdiction: 'INT' }),
  ];
  const countries = group(register, [pay]);
  const practices = [
    { id: 'pay', title: 'Wages' },
    { id: 'tax', title: 'Tax' },
  ];
  const filters = listChoices(countries, practices, readEnglish().law);

  test('offers what shows something and not everything', () => {
    expect(filters.map(({ choices }) => choices.map(({ value }) => value))).toEqual([
      ['NO', 'INT', 'ended', 'changed'],
      ['pay'],
    ]);
    expect(listChoices(group([entry('a')]), practices, readEnglish().law)).toEqual([]);
  });

  test('counts what all choices show', () => {
    const [norway, , ended] = filters[0]?.choices ?? [];
    expect(countShown(countries)).toBe(3);
    expect(countShown(countries, ...[norway ?? []].flat())).toBe(2);
    expect(countShown(countries, ...[norway, ended].flatMap((choice) => choice ?? []))).toBe(1);
  });

  test('hides what is not chosen, and says so where two choices leave nothing', () => {
    const chosen = filters.map(({ name, choices }) => ({
      name,
      choices: choices.filter(({ value }) => value === 'ended' || value === 'pay'),
    }));
    const styles = buildFilterStyles(countries, chosen, []);
    const register = '.register:not(:has(>.register-article:target))>';
    const showEnded = '#show:has(#show-ended:checked)';
    const showPay = '#practice:has(#practice-pay:checked)';
    const group = '.register-group:not(#country-NO,:target,:has(:target))';
    expect(styles.slice(0, styles.indexOf('@media')).split(/,(?=\.register:)|(?<=\})/)).toEqual([
      `${register}${showEnded}~.register-group .register-entry:not([data-ended],:target,:target *)`,
      `${register}${showEnded}~${group}`,
      `${register}${showPay}~.register-group .register-entry:not([data-practices~="pay"],:target,:target *)`,
      `${register}${showPay}~${group}`,
      `${register}${showEnded}~${showPay}~:is(#country-NO):not(:target,:has(:target)){display:none}`,
      `${register}${showEnded}~${showPay}~.register-none{display:block}`,
    ]);
  });

  test('shows the laws of an article to which a link leads', () => {
    const styles = buildFilterStyles(countries, [], [{ number: 3, anchor: 'article-3' }]);
    expect(styles).toBe(
      '#article-3:target~.register-group .register-entry:not([data-articles~="3"],:target,:target *),#article-3:target~.register-group:not(:target,:has(:target)){display:none}',
    );
  });
});

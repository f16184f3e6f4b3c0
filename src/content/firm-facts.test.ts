import { describe, expect, test } from 'vitest';
import {
  buildFacts,
  factNames,
  fillFactsDeep,
  fillFactsInHtml,
  findUnknownFacts,
} from './firm-facts.ts';
import type { Firm } from './kinds/firm.ts';

const firm = {
  name: 'Ridge & <Sons>',
  legalName: 'Ridge Ltd',
  email: 'info@example.org',
  careersEmail: 'careers@example.org',
  grievanceEmail: 'privacy@example.org',
  phone: '+44 20 7946 0018',
  siteUrl: 'https://www.example.org',
} as Firm;

const office = { order: 1, title: 'Office', lines: ['House 1', 'Road 2'], locality: 'Town' };

const facts = buildFacts(
  firm,
  { ...office, postalCode: '000', region: 'State', country: 'BR' },
  'en',
);

test.each([
  ['BR', 'en', 'House 1, Road 2, Town-State, 000, Brazil'],
  ['LU', 'de', 'House 1, Road 2, L-000\u00a0Town, Luxemburg'],
])(
  'the address in %s uses the order of the country, with its name in %s',
  (country, language, line) => {
    const { address } = buildFacts(
      firm,
      { ...office, postalCode: '000', country, ...(country === 'BR' && { region: 'State' }) },
      language,
    );
    expect(address).toBe(line);
  },
);

test.each([
  ['GB', 'BS1 0AA', 'Town, BS1\u00a00AA'],
  ['DE', '80000', '80000\u00a0Town'],
  ['US', '94000', 'Town, State\u00a094000'],
])('in %s, no line breaks beside or inside a postal code', (country, postalCode, line) => {
  const { address } = buildFacts(
    firm,
    { ...office, postalCode, country, ...(country === 'US' && { region: 'State' }) },
    'en',
  );
  expect(address).toContain(line);
});

test('placeholders are replaced in nested data; unknown ones and other values are kept', () => {
  const day = new Date(0);
  expect(
    fillFactsDeep({ a: ['{name}', { b: 'at {address}' }], c: '{other}', d: 1, day }, facts),
  ).toEqual({
    a: ['Ridge & <Sons>', { b: 'at House 1, Road 2, Town-State, 000, Brazil' }],
    c: '{other}',
    d: 1,
    day,
  });
});

describe('in HTML', () => {
  test.each([
    ['{name}', 'Ridge &amp; &lt;Sons>'],
    ['{email}', '<a href="mailto:info@example.org">info@example.org</a>'],
    ['{careersEmail}', '<a href="mailto:careers@example.org">careers@example.org</a>'],
    ['{grievanceEmail}', '<a href="mailto:privacy@example.org">privacy@example.org</a>'],
    ['{phone}', '<a href="tel:+442079460018">+44 20 7946 0018</a>'],
    ['{other}', '{other}'],
  ])('%s becomes %s', (html, expected) => {
    expect(fillFactsInHtml(`<p>${html}</p>`, facts)).toBe(`<p>${expected}</p>`);
  });
});

test('unknown placeholders are found', () => {
  const text = [...factNames, 'mail'].map((name) => `{${name}}`).join(' ');
  expect(findUnknownFacts(text)).toEqual(['mail']);
});

test('the parts of the phone number stay in order in right-to-left text', () => {
  expect(buildFacts(firm, undefined, 'en').phone).toBe('+44 20 7946 0018');
  expect(buildFacts(firm, undefined, 'ar').phone).toBe('\u2066+44 20 7946 0018\u2069');
});

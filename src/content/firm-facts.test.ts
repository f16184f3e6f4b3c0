import { describe, expect, test } from 'vitest';
import {
  factNames,
  fillFactsDeep,
  fillFactsInHtml,
  findUnknownFacts,
  formatAddress,
} from './firm-facts.ts';
import type { Firm } from './kinds/firm.ts';

const firm = {
  name: 'Ridge & <Sons>',
  legalName: 'Ridge Ltd',
  email: 'info@example.org',
  careersEmail: 'careers@example.org',
  grievanceEmail: 'privacy@example.org',
  phone: '+91 80 0000 0000',
  siteUrl: 'https://www.example.org',
  address: {
    lines: ['House 1', 'Road 2'],
    locality: 'Town',
    postalCode: '000',
    region: 'State',
    country: 'Land',
  },
} as Firm;

test('the address is one line', () => {
  expect(formatAddress(firm)).toBe('House 1, Road 2, Town 000, State, Land');
});

test('placeholders are replaced in nested data; unknown ones and other values stay', () => {
  const day = new Date(0);
  expect(
    fillFactsDeep({ a: ['{name}', { b: 'at {address}' }], c: '{other}', d: 1, day }, firm),
  ).toEqual({
    a: ['Ridge & <Sons>', { b: 'at House 1, Road 2, Town 000, State, Land' }],
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
    ['{phone}', '<a href="tel:+918000000000">+91 80 0000 0000</a>'],
    ['{other}', '{other}'],
  ])('%s becomes %s', (html, expected) => {
    expect(fillFactsInHtml(`<p>${html}</p>`, firm)).toBe(`<p>${expected}</p>`);
  });
});

test('unknown placeholders are found', () => {
  const text = [...factNames, 'mail'].map((name) => `{${name}}`).join(' ');
  expect(findUnknownFacts(text)).toEqual(['mail']);
});

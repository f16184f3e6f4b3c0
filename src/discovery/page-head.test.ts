import { expect, test } from 'vitest';
import type { Firm } from '../content/kinds/firm.ts';
import { readEnglish } from '../site/read-english.ts';
import { buildHeadTitle } from './page-head.ts';

const site = { firm: { name: 'A Firm' } as Firm, words: readEnglish() };

test.each([
  ['Our team', 'Our team | A Firm'],
  ['A Firm: what we do', 'A Firm: what we do'],
  ['x'.repeat(51), `${'x'.repeat(51)} | A Firm`],
  ['x'.repeat(52), 'x'.repeat(52)],
  [
    'Reviews that survive a dispute: what to write down, and when to',
    'Reviews that survive a dispute | A Firm',
  ],
  [`Short: ${'x'.repeat(60)}`, `Short: ${'x'.repeat(60)}`],
  [`${'word '.repeat(13)}end`, `${'word '.repeat(13)}end`],
])('the title of "%s" is "%s"', (title, expected) => {
  expect(buildHeadTitle(title, site)).toBe(expected);
});

import type { WordsOf } from '../../content/words/words.ts';
import type { Rule } from './describe-result.ts';
import type { Calculator } from './model/calculator.ts';

/** Builds what the form of a calculator and its script need. */
export function buildRule(
  { method, numbers, currency }: Calculator,
  { calculators, formats, language }: WordsOf<'calculators' | 'formats'>,
): Rule {
  const { notDue, capped, between, onDay } = calculators;
  return {
    method,
    numbers: Object.fromEntries(numbers.map(({ name, value }) => [name, value])),
    labels:
      method === 'dates' ? Object.fromEntries(numbers.map(({ name, label }) => [name, label])) : {},
    locale: formats.dates,
    language,
    currency,
    lines: { notDue, capped, between, onDay },
  };
}

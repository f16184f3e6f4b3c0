import type { WordsOf } from '../../content/words/words.ts';
import type { Rule } from './describe-result.ts';
import type { Calculator } from './model/calculator.ts';

/** Builds what the form of a calculator and its script need. */
export function buildRule(
  { method, numbers, currency }: Calculator,
  { calculators: { notDue, capped, between }, language }: WordsOf<'calculators'>,
): Rule {
  return {
    method,
    numbers: Object.fromEntries(numbers.map(({ name, value }) => [name, value])),
    language,
    currency,
    lines: { notDue, capped, between },
  };
}

import type { WordsOf } from '../../content/words.ts';
import { findNoticePay, findServicePay, findWageShare, type NumbersOf } from './calculate.ts';
import type { Calculator } from './model/calculator.ts';
import type { Inputs, Method } from './model/methods.ts';

/** What the form and the script in the page know of a calculator. */
export interface Rule {
  method: Method;
  numbers: NumbersOf<Method>;
  /** Language tag in whose form amounts are written. */
  tag: string;
  currency: string | undefined;
  lines: Pick<WordsOf<'calculators'>['calculators'], 'notDue' | 'capped' | 'between'>;
}

/** Builds what the form of a calculator and its script need. */
export const buildRule = (
  { method, numbers, currency }: Calculator,
  { calculators: { notDue, capped, between }, tag }: WordsOf<'calculators'>,
): Rule => ({
  method,
  numbers: Object.fromEntries(numbers.map(({ name, value }) => [name, value])) as Rule['numbers'],
  tag,
  currency,
  lines: { notDue, capped, between },
});

/** @returns what the inputs of a calculator are called, without their currency */
export const labelInputs = (
  { method, period }: Pick<Calculator, 'method' | 'period'>,
  { calculators }: WordsOf<'calculators'>,
): Record<keyof Inputs, string> => ({
  wages: period === 'week' ? calculators.wagesOfWeek : calculators.wages,
  years: calculators.years,
  months: method === 'wage-share' ? calculators.monthsWorked : calculators.months,
  fixed: calculators.fixed,
  base: calculators.base,
  date: calculators.date,
});

/** @returns the result in words, in one line or two */
export function describeResult(rule: Rule, inputs: Inputs): string {
  const { method, numbers, tag, currency, lines } = rule;
  const money = (amount: number) =>
    amount.toLocaleString(tag, {
      trailingZeroDisplay: 'stripIfInteger',
      ...(currency && { style: 'currency', currency }),
    });
  if (method === 'wage-share') {
    const { isDue, least, most } = findWageShare(numbers, inputs);
    // Without `fill` of other texts: islands import it, and a script that shares a module with an island
    // is no longer inlined in the page.
    const between = lines.between.replace('{least}', money(least)).replace('{most}', money(most));
    return isDue ? between : lines.notDue;
  }
  if (method === 'notice-pay') {
    const { isDue, periods, amount } = findNoticePay(numbers, inputs);
    return isDue ? `${periods} × ${money(amount / periods)}\n${money(amount)}` : lines.notDue;
  }
  const { isDue, amount, isCapped } = findServicePay(numbers, inputs);
  return isDue ? `${money(amount)}\n${isCapped ? lines.capped : ''}` : lines.notDue;
}

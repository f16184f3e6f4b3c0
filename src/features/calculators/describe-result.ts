import type { WordsOf } from '../../content/words/words.ts';
import { findServicePay, findWageShare, type Numbers } from './calculate.ts';
import type { Inputs, Method } from './model/methods.ts';

/** What the form and the script in the page know of a calculator. */
export interface Rule {
  method: Method;
  numbers: Numbers;
  /** Language tag in whose form amounts are written. */
  language: string;
  currency: string | undefined;
  lines: Pick<WordsOf<'calculators'>['calculators'], 'notDue' | 'capped' | 'between'>;
}

/**
 * Not the `fill` of other texts: islands import that one, and a script that shares a module with an
 * island is no longer inlined in the page.
 */
const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** @returns the result in words, line by line */
export function describeResult(rule: Rule, inputs: Inputs): string[] {
  const { method, numbers, language, currency, lines } = rule;
  const money = (amount: number) =>
    amount.toLocaleString(language, {
      maximumFractionDigits: 0,
      ...(currency && { style: 'currency', currency }),
    });
  if (method === 'wage-share') {
    const { isDue, least, most } = findWageShare(numbers, inputs);
    return [isDue ? fill(lines.between, { least: money(least), most: money(most) }) : lines.notDue];
  }
  const { isDue, amount, isCapped } = findServicePay(numbers, inputs);
  if (!isDue) return [lines.notDue];
  return [money(amount), ...(isCapped ? [lines.capped] : [])];
}

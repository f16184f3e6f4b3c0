import type { WordsOf } from '../../content/words/words.ts';
import { addDays, findServicePay, findWageShare, type Numbers } from './calculate.ts';
import type { Inputs, Method } from './model/methods.ts';

/** What the form and the script in the page know of a calculator. */
export interface Rule {
  method: Method;
  numbers: Numbers;
  /** What each number is, for dates. */
  labels: Record<string, string>;
  /** Language tags in whose form dates and amounts are written. */
  locale: string;
  language: string;
  currency: string | undefined;
  lines: Pick<WordsOf<'calculators'>['calculators'], 'notDue' | 'capped' | 'between' | 'onDay'>;
}

/**
 * Not the `fill` of other texts: islands import that one, and a script that shares a module with an
 * island is no longer inlined in the page.
 */
const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** @returns the result in words, line by line; none if something is missing */
export function describeResult(rule: Rule, inputs: Inputs): string[] {
  const { method, numbers, labels, locale, language, currency, lines } = rule;
  const money = (amount: number) =>
    amount.toLocaleString(language, {
      maximumFractionDigits: 0,
      ...(currency && { style: 'currency', currency }),
    });
  if (method === 'dates') {
    const { date } = inputs;
    if (!date) return [];
    return Object.entries(numbers)
      .sort(([, a], [, b]) => a - b)
      .map(([name, days]) => {
        const day = new Date(addDays(date, days));
        return fill(lines.onDay, {
          date: day.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' }),
          event: labels[name] ?? '',
        });
      });
  }
  if (method === 'wage-share') {
    const { isDue, least, most } = findWageShare(numbers, inputs);
    return [isDue ? fill(lines.between, { least: money(least), most: money(most) }) : lines.notDue];
  }
  const { isDue, amount, isCapped } = findServicePay(numbers, inputs);
  if (!isDue) return [lines.notDue];
  return [money(amount), ...(isCapped ? [lines.capped] : [])];
}

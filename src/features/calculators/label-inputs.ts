import type { WordsOf } from '../../content/words/words.ts';
import type { Calculator } from './model/calculator.ts';
import type { Inputs } from './model/methods.ts';

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

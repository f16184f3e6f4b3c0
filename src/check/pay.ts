import type { Source } from '../site/source.ts';
import { fieldProblem, pick } from './entries.ts';
import type { Problem } from './problem.ts';

/** Checks that the pay fields of an opening fit together. */
export const checkPay = (entries: Source[]): Problem[] =>
  pick(entries, 'openings').flatMap((entry) => {
    const { payFrom, payTo, payCurrency, payPeriod } = entry.data;
    const report = (isWrong: boolean, field: string, message: string, fix: string) =>
      isWrong ? [fieldProblem(entry, [field], message, fix)] : [];
    const isPaid = payFrom !== undefined;
    return [
      ...report(
        isPaid && payCurrency === undefined,
        'payCurrency',
        'is missing beside payFrom',
        'Write the three capital letters of the currency, such as INR.',
      ),
      ...report(
        isPaid && payPeriod === undefined,
        'payPeriod',
        'is missing beside payFrom',
        'Write the period of the pay, such as month.',
      ),
      ...report(
        isPaid && payTo !== undefined && payTo <= payFrom,
        'payTo',
        'is not more than payFrom',
        'Write the minimum in payFrom and the maximum in payTo.',
      ),
    ];
  });

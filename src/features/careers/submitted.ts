import type { Answers, Application } from './application.ts';
import { fieldNames } from './application-fields.ts';

/** An application that was submitted since the page was opened. */
export interface Submitted {
  id: number;
  application: Application;
  /** Whether the browser opened a window for the mail program. */
  isOpened: boolean;
  takesFocus: boolean;
}

export const isSame = (a: Answers, b: Answers) => fieldNames.every((name) => a[name] === b[name]);

/**
 * Puts the latest application first. It replaces an identical one, and any whose window was
 * blocked: the form kept the answers of that one, and this one was made from them.
 */
export const addSubmitted = (
  earlier: readonly Submitted[],
  latest: Omit<Submitted, 'id'>,
): Submitted[] => [
  { id: (earlier[0]?.id ?? 0) + 1, ...latest },
  ...earlier.filter(
    ({ isOpened, application }) => isOpened && !isSame(application, latest.application),
  ),
];

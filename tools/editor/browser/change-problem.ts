import type { Problem } from '../../../src/check/problem.ts';
import { type Entry, translatePath } from './entry.ts';
import { locale, translate } from './words.ts';

/** What the editor adds to a problem that the content check has found. */

const languageNames = new Intl.DisplayNames(locale, { type: 'language' });

/** The form may show another language than that of the mistake. */
export function nameLanguage(problem: Problem, { path, i18n }: Entry): Problem {
  const code = Object.keys(i18n).find((other) => translatePath(path, other) === problem.file);
  if (!code) return problem;
  return { ...problem, message: `${languageNames.of(code)}: ${problem.message}` };
}

/** Two files may only be right together, and each is saved by itself. */
export function askFirst({ file, message, fix }: Problem): Problem {
  const again = translate('Save again to save nevertheless, and then change that file.');
  return { file, message: `${file}: ${message}`, fix: `${fix} ${again}` };
}

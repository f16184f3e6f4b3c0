import type { Problem } from './problem.ts';

const forbidden =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what it looks for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffe\uffff]/;

/** @returns the index of the first character that no page or feed may contain; -1 if there is none */
export const findForbidden = (text: string) =>
  // A pattern with surrogates takes ten times as long.
  text.isWellFormed() ? text.search(forbidden) : text.search(/\p{Surrogate}/u);

/** Finds characters that editors do not show and that break a file. */
export function findHiddenCharacters(file: string, text: string): Problem[] {
  const problems: Problem[] = [];
  const add = (index: number, message: string, fix: string) => {
    if (index < 0) return;
    const line = text.slice(0, index).split('\n').length;
    problems.push({ file, line, message, fix });
  };
  add(
    text.startsWith('\uFEFF') ? 0 : -1,
    'the file begins with an invisible byte order mark (BOM)',
    'Save it again as "UTF-8", not as "UTF-8 with BOM".',
  );
  add(
    text.indexOf('\uFFFD'),
    'the file is not in UTF-8: a character is lost',
    'Save it again as "UTF-8" and retype the character.',
  );
  add(
    findForbidden(text),
    'the line contains an invisible control character',
    'Delete the line and type it again.',
  );
  return problems;
}

import type { Problem } from './problem.ts';
import type { SourceFile } from './source.ts';

/** @returns how many line ends a text has */
export const countLines = (text: string) => text.split('\n').length - 1;

/** Signs that no editor sees, and that break a file all the same. */
export function findHiddenCharacters({ path, text }: SourceFile): Problem[] {
  const at = (index: number) => countLines(text.slice(0, index)) + 1;
  const broken = text.indexOf('\uFFFD');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the signs that are looked for
  const control = text.search(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/);
  return [
    ...(text.startsWith('\uFEFF')
      ? [
          {
            message: 'the file begins with an invisible mark (BOM)',
            fix: 'Save it again as "UTF-8", not as "UTF-8 with BOM".',
            line: 1,
          },
        ]
      : []),
    ...(broken >= 0
      ? [
          {
            message: 'the file is not in UTF-8: a letter is lost',
            fix: 'Save it again as "UTF-8" and type the letter anew.',
            line: at(broken),
          },
        ]
      : []),
    ...(control >= 0
      ? [
          {
            message: 'an invisible control sign stands in the line',
            fix: 'Delete the line and type it again.',
            line: at(control),
          },
        ]
      : []),
  ].map((message) => ({ file: path, ...message }));
}

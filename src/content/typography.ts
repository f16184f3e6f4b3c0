import type { Words } from './words.ts';

const noBreakSpace = '\u00a0';
const narrowSpace = '\u202f';

/** @returns a sign that joins texts, such as a colon, with the space that the language has before it */
export const setSign = (sign: string, { spaced }: Words['formats']) =>
  spaced.split(' ').includes(sign) ? narrowSpace + sign : sign;

const toAlternatives = (list: string) => list.split(' ').map(RegExp.escape).join('|');

/**
 * Typesets texts for a language: with its quotation marks, and without a line break between a
 * number and what belongs to it, such as § or a unit, in a range of amounts, in a name, or between a word and a
 * sign that a space keeps apart.
 * @param names such as New York
 * @returns `setText` for the text of a field; `setProse` for a paragraph of Markdown, whose quotation
 *   marks the parser has curled: it keeps the length of the text; then `setSpaces` for each part of the
 *   paragraph, which inserts the spaces inside quotation marks
 */
export function createTypesetter(
  { quotes, spaced, beforeNumbers, units }: Words['formats'],
  names: readonly string[] = [],
) {
  const [open = '', close = '', openInner = '', closeInner = ''] = quotes;
  const [first = '', ...marks] = spaced.split(' ').filter(Boolean);
  const apart = new RegExp(
    `(?<=${first}) ?(?!\\s)|(?<!\\s)(?=${marks[0]})| (?=[${marks.join('')}])|(?<=[\\p{L}\\p{N})])(?=[${marks.join('')}](?:\\s|$))`,
    'gu',
  );
  const before = new RegExp(
    `(?<![\\p{L}\\p{N}])(${toAlternatives(beforeNumbers)}) (?=\\p{N})`,
    'gu',
  );
  const after = new RegExp(`(?<=\\p{N}) (?=(?:${toAlternatives(units)})(?![\\p{L}\\p{N}]))`, 'gu');

  const range = /(?<=\p{Sc}\s?[\p{N}.,]+) (\p{L}{1,3}) (?=\p{Sc}?\p{N})/gu;
  const ofSeveralWords = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${
      names
        .filter((name) => name.includes(' '))
        .map(RegExp.escape)
        .join('|') || '$^'
    })(?![\\p{L}\\p{N}])`,
    'gu',
  );

  const keepTogether = (text: string) =>
    text
      .replaceAll(before, `$1${noBreakSpace}`)
      .replaceAll(after, noBreakSpace)
      .replaceAll(range, `${noBreakSpace}$1${noBreakSpace}`)
      .replaceAll(ofSeveralWords, (name) => name.replaceAll(' ', noBreakSpace));

  const setSpaces = (text: string) => (first ? text.replaceAll(apart, narrowSpace) : text);

  /**
   * Markdown turns straight quotes into English ones. This turns a pair into that of the language.
   */
  const translateQuotes = (text: string) =>
    text
      .replaceAll(/“([^“”„]*)”/g, `${open}$1${close}`)
      // A quotation of several paragraphs opens with each and closes once.
      .replaceAll(/^“/g, open)
      .replaceAll(/(?<![\p{L}\p{N}])‘([^‘’]*)’(?![\p{L}\p{N}])/gu, `${openInner}$1${closeInner}`);

  const curlQuotes = (text: string) =>
    text.replaceAll(/(?<![^\s(–—])"([^"]+)"(?![\p{L}\p{N}])/gu, `${open}$1${close}`);

  return {
    setText: (text: string) => setSpaces(translateQuotes(curlQuotes(keepTogether(text)))),
    setProse: (text: string) => translateQuotes(keepTogether(text)),
    setSpaces,
  };
}

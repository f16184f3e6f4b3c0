type Direction = 'ltr' | 'rtl';

interface Part {
  text: string;
  direction: Direction;
}

const rightToLeft = '[\\p{sc=Hebr}\\p{sc=Arab}\\p{sc=Syrc}\\p{sc=Thaa}\\p{sc=Nkoo}]';

/** Letters written from right to left; other letters, and the characters of numbers. */
const letters = {
  rtl: `[${rightToLeft}&&\\p{L}]`,
  ltr: `[\\p{N}\\p{Sc}%°+−[\\p{L}--${rightToLeft}]]`,
};

/** Matches from the first to the last letter of a direction, with everything between them. */
const passageOf = (own: Direction, other: Direction) =>
  new RegExp(`(${letters[own]}(?:(?:(?!${letters[other]}).)*${letters[own]})?)`, 'v');
const opposite = { ltr: passageOf('rtl', 'ltr'), rtl: passageOf('ltr', 'rtl') };

/**
 * Splits a line where its direction changes, as the Unicode Bidirectional Algorithm does for a line
 * without nested quotations.
 * @param direction of the language
 * @returns the parts from left to right
 */
export function orderParts(text: string, direction: Direction): Part[] {
  const other = direction === 'rtl' ? 'ltr' : 'rtl';
  const parts = text
    .split(opposite[direction])
    .map((text, index) => ({ text, direction: index % 2 === 0 ? direction : other }) as const)
    .filter(({ text }) => text !== '');
  return direction === 'rtl' ? parts.reverse() : parts;
}

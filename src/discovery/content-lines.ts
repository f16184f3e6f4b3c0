import { dropControls } from '../content/escape-html.ts';

/** Lines of vCards (RFC 6350, section 3) and calendars (RFC 5545, section 3.1): the same format. */

const lineOctets = 75;

/** Escapes a text value, without the control characters that no value may have. */
export const escapeText = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(',', '\\,')
    .split(/\r\n|\r|\n|[\u0085\u2028\u2029]/)
    .map(dropControls)
    .join('\\n')
    // Other programs compare these texts. No-break spaces are useful only in pages.
    .replaceAll('\u00a0', ' ');

/** Escapes a text value in which semicolons must be escaped, too. */
export const escapeComponent = (text: string) => escapeText(text).replaceAll(';', '\\;');

/** Folds a line after 75 octets, never inside a character. */
function fold(line: string) {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > lineOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return `${folded}\r\n`;
}

/** A property without a value is left out. */
export type ContentLine = [property: string, value: string | undefined];

/** @param lines such as `['FN', 'A name']`, with values already escaped */
export const formatLines = (lines: ContentLine[]) =>
  lines
    .filter(([, value]) => value !== undefined)
    .map(([property, value]) => fold(`${property}:${value}`))
    .join('');

import { code } from '../../src/content/markdown-text.ts';

/**
 * A rich text editor writes a whole text in its own style: other signs for emphasis, other spaces in
 * lists and tables. Blocks that say the same as before stay as they were written.
 */

const splitBlocks = (text: string) => text.trim().split(/\n{2,}/);

/** Stands in the form for a bar in a cell of a table, where the rich text editor would end the cell. */
export const bar = '∣';

/** The line below the header of a table. */
const delimiters = /^\|(?: ?:?-+:? ?\|)+$/gm;

const emphasis = /(?<![*\w\\])\*(?![\s*])(?<words>[^*_\n]+)(?<![\s\\])\*(?![*\w])/;
const markedLink =
  /(?<![*\w\\])(?<mark>\*\*?|_)\[(?<label>[^\]\n]*)(?<target>\]\([^)]*\))\k<mark>(?![*\w])/;
/** Also what has no emphasis: code, and the target of a link or a picture. */
const marked = new RegExp(
  `${code.source}|${markedLink.source}|\\]\\([^)]*\\)|${emphasis.source}`,
  'gm',
);

/** The mark above and below lines of code, which is text for the rich text editor. */
const fences = /^(?:\\?[`~]){3,}/gm;

/** @returns words and links in emphasis, and code, as the rich text editor writes them */
function writeMarked(all: string, fence: string | undefined, ...found: unknown[]): string {
  const { words, mark, label, target } = Object(found.at(-1));
  if (fence) {
    const text = all.replace(new RegExp(emphasis, 'g'), '_$<words>_');
    return text.replace(fences, (marks) => marks.replace(/./g, '\\$&'));
  }
  const sign = mark === '*' ? '_' : mark;
  if (mark) return `[${sign}${label}${sign}${target}`;
  return words ? `_${words}_` : all;
}

/**
 * @returns a text of a file as the rich text editor writes emphasis, tables and code: otherwise it would have
 *   changed as soon as its form is opened
 */
export const toFormText = (text: string) =>
  text
    .trim()
    .replaceAll('\\|', bar)
    .replace(delimiters, (line) => line.replace(/ ?:?-+:? ?/g, ' --- '))
    .replace(/^\|.*\|$/gm, (line) => line.replace(/\| (?=\|)/g, '|  '))
    .replace(marked, writeMarked);

/** A picture, also one that leads to a film. */
const picture = /[ \t]*\[?!\[[^\]]*\]\([^)]*\)(?:\]\([^)]*\))?/g;

/** Puts pictures below the heading or paragraph in which the rich text editor leaves them. */
const separatePictures = (block: string) =>
  [block.replace(picture, ''), ...(block.match(picture) ?? [])]
    .map((part) => part.trim())
    .filter(Boolean);

/** @returns a block without what differs only in style */
const normalize = (block: string) =>
  block
    .replace(/(?<=^|\n)\s*(?:[*+-]|(\d+)[.)])\s+/g, '- $1 ')
    .replace(/:?-{2,}:?/g, '--')
    .replace(/\\(?=[^\w\s])/g, '')
    .replace(/[*_]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?\| ?/g, '|')
    .trim();

/** @returns the text after the change, with the columns of its tables aligned as before */
function keepAlignment(before: string, after: string) {
  const lines = before.match(delimiters) ?? [];
  if (after.match(delimiters)?.length !== lines.length) return after;
  return after.replace(delimiters, (line) => {
    const own = lines.shift() ?? line;
    return own.split('|').length === line.split('|').length ? own : line;
  });
}

/**
 * @param before the text as it was written
 * @param after the text as the rich text editor writes it
 * @returns the text after the change, without space at its ends
 */
export function keepBlocks(before: string, after: string): string {
  const written = keepAlignment(before, after)
    .replaceAll(bar, '\\|')
    .replace(fences, (marks) => marks.replaceAll('\\', ''));
  const blocks = splitBlocks(written).flatMap(separatePictures);
  const text = blocks.join('\n\n');
  if (normalize(before) === normalize(text)) return before.trim();
  const known = Map.groupBy(splitBlocks(before), normalize);
  return blocks.map((block) => known.get(normalize(block))?.shift() ?? block).join('\n\n');
}

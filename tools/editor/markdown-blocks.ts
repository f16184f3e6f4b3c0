/**
 * A rich text editor writes a whole text in its own style: other signs for emphasis, other spaces in
 * lists and tables. Blocks that say the same as before stay as they were written.
 */

const splitBlocks = (text: string) => text.trim().split(/\n{2,}/);

/** Stands in the form for a bar in a cell of a table, where the rich text editor would end the cell. */
export const bar = '∣';

/** @returns a text of a file as the form has it */
export const toFormText = (text: string) => text.trim().replaceAll('\\|', bar);

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

/**
 * @param before the text as it was written
 * @param after the text as the rich text editor writes it
 * @returns the text after the change, without space at its ends
 */
export function keepBlocks(before: string, after: string): string {
  const blocks = splitBlocks(after.replaceAll(bar, '\\|')).flatMap(separatePictures);
  const text = blocks.join('\n\n');
  if (normalize(before) === normalize(text)) return before.trim();
  const known = Map.groupBy(splitBlocks(before), normalize);
  return blocks.map((block) => known.get(normalize(block))?.shift() ?? block).join('\n\n');
}

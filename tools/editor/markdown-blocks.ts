/**
 * A rich text editor writes a whole text in its own style: other signs for emphasis, other spaces in
 * lists and tables. Blocks that say the same as before stay as they were written.
 */

const splitBlocks = (text: string) => text.trim().split(/\n{2,}/);

/** Stands in the form for a bar in a cell of a table, where the rich text editor would end the cell. */
export const bar = '∣';

/** The mark above and below lines of code, which is text for the rich text editor. */
const fences = /^(?:\\?[`~]){3,}/gm;

/** @returns a text of a file, in which the rich text editor finds the cells of tables whole */
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
    .replace(/\\(?=[^\w\s]|_)/g, '')
    .replace(/\b_|_\b/g, '*')
    .replace(/(\*+)\[([^\]\n]*)(\]\([^)\n]*\))\1/g, '[$1$2$1$3')
    .replace(/\s+/g, ' ')
    .replace(/ ?\| ?/g, '|')
    .trim();

/** What a line begins with: its indent, the sign of a quotation and that of an item. */
const start = /^[\s>]*(?:(?:[*+-]|\d+[.)])\s+)?/;
const startOf = (line: string) => start.exec(line)?.[0] ?? '';

/** @returns a line without what differs only in style, and without the number of an item */
const normalizeLine = (line: string) => normalize(line).replace(/^- \d+/, '- ');

/**
 * @param known lines before the change, by what they say
 * @returns a changed block, in which lines that say the same stay as they were, and new ones begin like those
 */
function keepLines(block: string, known: Map<string, string[]>) {
  const lines = block.split('\n').map((line) => ({
    line,
    old: known.get(normalizeLine(line))?.shift(),
  }));
  const signOf = (line: string) => startOf(line).replace(/\d+/, '0');
  /** How lines began before the change, with 0 for a number, by how the editor begins them. */
  const signs = new Map<string, string>();
  // Where two levels would begin alike, a person has indented one of them.
  for (const { line, old = line } of lines.filter(({ old }) => old !== undefined))
    if (!signs.has(signOf(line)) && ![...signs.values()].includes(signOf(old)))
      signs.set(signOf(line), signOf(old));
  return lines
    .map(({ line, old = line }) => {
      const [number = '0'] = /\d+/.exec(startOf(line)) ?? [];
      const begin = signs.get(signOf(line))?.replace('0', number) ?? startOf(line);
      return begin + old.slice(startOf(old).length);
    })
    .join('\n');
}

/**
 * @param before the text as it was written
 * @param after the text as the rich text editor writes it
 * @returns the text after the change, without space at its ends
 */
export function keepBlocks(before: string, after: string): string {
  const written = after
    .replaceAll(bar, '\\|')
    .replace(fences, (marks) => marks.replaceAll('\\', ''))
    // The rich text editor has no lists in quotations.
    .replace(/^> \\(?=[*+-] )/gm, '> ');
  const blocks = splitBlocks(written).flatMap(separatePictures);
  if (normalize(before) === normalize(blocks.join('\n\n'))) return before.trim();
  const known = Map.groupBy(splitBlocks(before), normalize);
  const kept = blocks.map((block) => known.get(normalize(block))?.shift());
  const left = [...known.values()].flat().flatMap((block) => block.split('\n'));
  const lines = Map.groupBy(left, normalizeLine);
  return blocks.map((block, index) => kept[index] ?? keepLines(block, lines)).join('\n\n');
}

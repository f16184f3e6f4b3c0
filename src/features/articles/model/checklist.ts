import { quote, type Report } from '../../../content/problem.ts';

/** A list in an article that visitors can take with them. */
export interface Checklist {
  heading: string;
  /** Each in one part, or one for each cell of its row. */
  items: string[][];
}

const headingLine = /^#{2,6} +(.+?) *#* *$/;
const itemLine = /^(?:\d+[.)]|[-*+]) +(.+)/;
const tableRow = /^\|(.+)\|\s*$/;
const ruleOfTable = /^\|[\s|:-]+$/;

/** Takes the marks of Markdown from a line: links, emphasis, code and escapes. */
const toPlain = (line: string) =>
  line
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/(\*\*|__|\*|`)(.+?)\1/g, '$2')
    .replaceAll(/\\(\p{P})/gu, '$1')
    .trim();

/** @returns the items of a line: of a list, or of a row of a table below its heading and its rule */
function parseItem(line: string, below = '') {
  const item = itemLine.exec(line)?.[1];
  if (item !== undefined) return [[toPlain(item)]];
  const cells = tableRow.exec(line)?.[1];
  if (cells === undefined || ruleOfTable.test(line) || ruleOfTable.test(below)) return [];
  return [cells.split('|').map(toPlain).filter(Boolean)];
}

/**
 * Reads the list or the table below a heading.
 * @returns undefined if the text has no such heading, or no list below it
 */
export function findChecklist(markdown: string, heading: string): Checklist | undefined {
  const lines = markdown.split(/\r?\n/);
  const headings = lines.flatMap((line, index) => {
    const text = headingLine.exec(line)?.[1];
    return text === undefined ? [] : [{ text: toPlain(text), index }];
  });
  const at = headings.findIndex(({ text }) => text === heading);
  if (at < 0) return undefined;
  const part = lines.slice(headings[at]?.index, headings[at + 1]?.index);
  // A list says in full what a table beside it sums up.
  const list = part.filter((line) => itemLine.test(line));
  const items = (list.length > 0 ? list : part).flatMap((line, index, all) =>
    parseItem(line, all[index + 1]),
  );
  return items.length > 0 ? { heading, items } : undefined;
}

/** @param heading of the checklist, if the article names one */
export function checkChecklist(heading: string | undefined, markdown: string, report: Report) {
  if (heading !== undefined && !findChecklist(markdown, heading))
    report(
      ['checklist'],
      `the text has no heading ${quote(heading)} with a list or a table below it`,
      'Write the heading as it stands in the text, or delete the field.',
    );
}

import type { Parents, Root, Text } from 'hast';

const blocks = [
  ...['blockquote', 'dd', 'div', 'dl', 'dt', 'figcaption', 'figure', 'h1', 'h2', 'h3', 'h4', 'h5'],
  ...['h6', 'li', 'ol', 'p', 'pre', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'ul'],
];

export const isBlock = (tagName: string) => blocks.includes(tagName);

const isCode = (tagName: string) => tagName === 'code' || tagName === 'pre';

/**
 * @param withCode whether code counts as text
 * @returns the texts of each block, without those of blocks in it, in reading order
 */
export function listRuns(tree: Root, withCode = false): Text[][] {
  const runs: Text[][] = [];
  const collect = (parent: Parents, run: Text[]) => {
    for (const node of parent.children) {
      if (node.type === 'text') run.push(node);
      else if (node.type !== 'element' || (isCode(node.tagName) && !withCode)) continue;
      else if (isBlock(node.tagName)) start(node);
      else collect(node, run);
    }
  };
  const start = (parent: Parents) => {
    const run: Text[] = [];
    runs.push(run);
    collect(parent, run);
  };
  start(tree);
  return runs;
}

/** @returns the lines that a reader sees */
export const listLines = (tree: Root): string[] =>
  listRuns(tree, true)
    .map((run) =>
      run
        .map(({ value }) => value)
        .join('')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean);

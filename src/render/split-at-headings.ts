import type { Root, RootContent } from 'hast';

/**
 * Splits a text at its headings of the second level.
 * @returns what is before the first heading, undefined if nothing is; then what is below each of them
 */
export function splitAtHeadings({ children }: Root): [opening: Root | undefined, ...parts: Root[]] {
  const parts: RootContent[][] = [[]];
  for (const node of children)
    if (node.type === 'element' && node.tagName === 'h2') parts.push([]);
    else parts.at(-1)?.push(node);
  const [opening, ...rest] = parts.map((part): Root => ({ type: 'root', children: part }));
  return [opening?.children.some(({ type }) => type === 'element') ? opening : undefined, ...rest];
}

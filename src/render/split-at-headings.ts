import type { Root, RootContent } from 'hast';

/** @returns the text before the first heading of the second level, if any, and below each */
export function splitAtHeadings({ children }: Root): [opening: Root | undefined, ...parts: Root[]] {
  const parts: RootContent[][] = [[]];
  for (const node of children)
    if (node.type === 'element' && node.tagName === 'h2') parts.push([]);
    else parts.at(-1)?.push(node);
  const [opening, ...rest] = parts.map((part): Root => ({ type: 'root', children: part }));
  return [opening?.children.some(({ type }) => type === 'element') ? opening : undefined, ...rest];
}

import type { AccessibleNode } from './accessibility-tree.ts';
import { formatUtterance, speak } from './speech.ts';

const longest = 70;

/** Shortens a text, because a transcript is about what is announced in which order. */
function shorten(line: string) {
  const cut = line.lastIndexOf(' ', longest);
  const rest = line.slice(cut).trim().split(' ').length;
  return line.length <= longest || rest < 4 ? line : `${line.slice(0, cut)} … (${rest} more words)`;
}

const shell = new Set(['banner', 'contentinfo']);

/** @returns a page without its header and footer, which are the same on every page */
export const withoutShell = (page: AccessibleNode): AccessibleNode => ({
  ...page,
  children: page.children.filter(({ role }) => !shell.has(role)),
});

/** @returns the header or the footer */
export const findPart = (page: AccessibleNode, role: 'banner' | 'contentinfo') =>
  page.children.filter((child) => child.role === role);

/** @returns what is announced for parts of a page, one line each */
export const writeLines = (parts: AccessibleNode[]) =>
  parts.flatMap(speak).map((utterance) => shorten(formatUtterance(utterance)));

/** @returns the lines of a state that were not announced before it */
export function findNewLines(lines: string[], before: string[]) {
  const rest = [...before];
  return lines.filter((line) => {
    const index = rest.indexOf(line);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}

import type { Page } from './addresses.ts';
import { listTexts } from './entries.ts';
import { describeLink, type Targets } from './link-problems.ts';
import { findAnchors, findLinks, parseBody } from './markdown.ts';
import type { Problem } from './problem.ts';
import { formatFieldPath } from './schema-errors.ts';
import type { Source } from './source.ts';

function checkBodyLinks(source: Source, targets: Targets): Problem[] {
  const anchors = findAnchors(source);
  return findLinks(source).flatMap((link) => {
    const words = describeLink(link, targets, anchors);
    return words ? [{ file: source.file, line: link.line, ...words }] : [];
  });
}

/** `[words](/two words)` is not a link in Markdown: the page would show the brackets. */
const checkUnreadLinks = (source: Source): Problem[] =>
  parseBody(source).flatMap((part) => {
    if (part.type !== 'brackets') return [];
    return part.text.split('\n').flatMap((text, index) => {
      const message = 'a link cannot be read';
      const fix = 'Write [words](/address), without a space in the address.';
      const problem = { file: source.file, line: part.line + index, message, fix };
      return text.includes('](') ? [problem] : [];
    });
  });

/** Fields are plain text: the page would show the Markdown of a link. */
const checkFieldLinks = ({ file, data, toLine }: Source): Problem[] =>
  listTexts(data)
    .filter(({ text }) => /\[[^\]]+\]\((?!law:)[^)]*\)/.test(text))
    .map(({ path }) => ({
      file,
      line: toLine(path),
      field: formatFieldPath(path),
      message: 'contains a Markdown link, which the page would show with its brackets',
      fix: 'Write the words alone: links belong in the text below the fields.',
    }));

/**
 * @param sources all files that can be read, valid or not, because each has an address
 * @param pages in the language of the files
 * @param elsewhere the pages in the other languages
 */
export const checkLinks = (
  sources: Source[],
  pages: Map<string, Page>,
  elsewhere: Map<string, Page> = new Map(),
): Problem[] =>
  sources.flatMap((source) => [
    ...checkBodyLinks(source, { pages, elsewhere }),
    ...checkUnreadLinks(source),
    ...checkFieldLinks(source),
  ]);

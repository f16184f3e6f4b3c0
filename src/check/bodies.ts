import { kinds } from '../registry.ts';
import { parseBody } from './markdown.ts';
import type { Problem } from './problem.ts';
import type { Source } from './source.ts';

type Parts = ReturnType<typeof parseBody>;

function checkHeadings(file: string, parts: Parts): Problem[] {
  let last = 1;
  return parts.flatMap(({ type, depth = 0, line }) => {
    if (type !== 'heading') return [];
    const allowed = last + 1;
    last = Math.max(depth, 2);
    if (depth === 1) {
      const message = 'the text has a first-level heading';
      const fix = 'Write "## Heading": the title of the page is its only first-level heading.';
      return [{ file, line, message, fix }];
    }
    const fix = `Begin it with ${'#'.repeat(allowed)}.`;
    return depth > allowed ? [{ file, line, message: 'the heading skips a level', fix }] : [];
  });
}

/** "##Heading" is not a heading in Markdown: the page would show the hash signs. */
const checkHeadingSpaces = (file: string, parts: Parts): Problem[] =>
  parts.flatMap(({ type, text, line }) =>
    (type === 'hashes' ? text.split('\n') : []).flatMap((row, index) => {
      const message = 'the heading has no space after its # signs';
      const problem = { file, line: line + index, message, fix: 'Write "## Heading".' };
      return /^#{2,6}[^\s#]/.test(row) ? [problem] : [];
    }),
  );

const comments = /<!--[\s\S]*?-->/g;

const checkMarkup = (file: string, parts: Parts): Problem[] =>
  parts.flatMap(({ type, text, line }) => {
    if (type === 'picture') {
      const message = 'the text contains a picture';
      const fix = 'Delete it and describe what it shows: texts on this site have no pictures.';
      return [{ file, line, message, fix }];
    }
    if (type === 'footnote') {
      const message = 'the text contains a footnote, which the site does not have';
      const fix = 'Write it into the sentence, or into "sources" if it names one.';
      return [{ file, line, message, fix }];
    }
    if (type !== 'html' || text.replace(comments, '').trim() === '') return [];
    const message = 'the text contains HTML';
    const fix = 'Write it in Markdown: **bold**, *italic*, [words](/address), "- " for lists.';
    return [{ file, line, message, fix }];
  });

/** Checks the text below the fields of a Markdown file; its links are checked in `links.ts`. */
export function checkBody(source: Source): Problem[] {
  if (kinds[source.kind].ending !== 'md') return [];
  const { file, body } = source;
  if (body.trim() === '') {
    const message = 'the text below the fields is missing';
    return [{ file, message, fix: 'Write it below the second line of three hyphens.' }];
  }
  const parts = parseBody(source);
  return [
    ...checkHeadings(file, parts),
    ...checkHeadingSpaces(file, parts),
    ...checkMarkup(file, parts),
  ];
}

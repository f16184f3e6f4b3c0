import { kinds } from '../registry.ts';
import { parseBody } from './markdown.ts';
import type { Problem } from './problem.ts';
import type { Source } from './source.ts';

type Nodes = ReturnType<typeof parseBody>;

function checkHeadings(file: string, nodes: Nodes): Problem[] {
  let depth = 1;
  return nodes.flatMap(({ node, line }) => {
    if (node.type !== 'heading') return [];
    const allowed = depth + 1;
    depth = Math.max(node.depth, 2);
    if (node.depth === 1) {
      const message = 'the text has a first-level heading';
      const fix = 'Write "## Heading": the title of the page is its only first-level heading.';
      return [{ file, line, message, fix }];
    }
    const fix = `Begin it with ${'#'.repeat(allowed)}.`;
    return node.depth > allowed ? [{ file, line, message: 'the heading skips a level', fix }] : [];
  });
}

/** "##Heading" is not a heading in Markdown: the page would show the hash signs. */
const checkHeadingSpaces = ({ file, body }: Source, nodes: Nodes): Problem[] =>
  nodes.flatMap(({ node, line }) => {
    if (node.type !== 'paragraph') return [];
    const { start, end } = node.position ?? {};
    return body
      .slice(start?.offset, end?.offset)
      .split('\n')
      .flatMap((text, index) => {
        const message = 'the heading has no space after its # signs';
        const problem = { file, line: line + index, message, fix: 'Write "## Heading".' };
        return /^#{2,6}[^\s#]/.test(text) ? [problem] : [];
      });
  });

const comments = /<!--[\s\S]*?-->/g;

/** A footnote without its other half is plain text. */
const isNote = (node: Nodes[number]['node']) =>
  node.type === 'text' && /\[\^[^\]]+\]/.test(node.value);

function checkMarkup(file: string, nodes: Nodes): Problem[] {
  return nodes.flatMap(({ node, line }) => {
    if (node.type === 'image' || node.type === 'imageReference') {
      const message = 'the text contains a picture';
      const fix = 'Delete it and describe what it shows: texts on this site have no pictures.';
      return [{ file, line, message, fix }];
    }
    if (node.type === 'footnoteReference' || node.type === 'footnoteDefinition' || isNote(node)) {
      const message = 'the text contains a footnote, which the site does not have';
      const fix = 'Write it into the sentence, or into "sources" if it names one.';
      return [{ file, line, message, fix }];
    }
    if (node.type !== 'html' || node.value.replace(comments, '').trim() === '') return [];
    const message = 'the text contains HTML';
    const fix = 'Write it in Markdown: **bold**, *italic*, [words](/address), "- " for lists.';
    return [{ file, line, message, fix }];
  });
}

/** Checks the text below the fields of a Markdown file; its links are checked in `links.ts`. */
export function checkBody(source: Source): Problem[] {
  if (kinds[source.kind].ending !== 'md') return [];
  const { file, body } = source;
  if (body.trim() === '') {
    const message = 'the text below the fields is missing';
    return [{ file, message, fix: 'Write it below the second line of three hyphens.' }];
  }
  const nodes = parseBody(source);
  return [
    ...checkHeadings(file, nodes),
    ...checkHeadingSpaces(source, nodes),
    ...checkMarkup(file, nodes),
  ];
}

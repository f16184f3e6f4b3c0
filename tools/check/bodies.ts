import { kinds } from '../../src/content/registry.ts';
import { findAnchors, parseHeading, splitMarkdownLines } from './markdown.ts';
import type { Problem } from './problem.ts';
import type { Source } from './source.ts';

const html = /<\/?[a-z][a-z0-9-]*(\s[^<>]*)?\/?>/i;

function checkHeadings({ file, body, bodyLine }: Source): Problem[] {
  let above = 1;
  return splitMarkdownLines(body).flatMap(({ text, index }) => {
    const line = bodyLine + index;
    const heading = parseHeading(text);
    if (!heading) {
      const glued = /^#{2,6}[^\s#]/.test(text);
      return glued
        ? [
            {
              file,
              line,
              message: 'a heading has no space after its # signs',
              fix: 'Write "## Heading".',
            },
          ]
        : [];
    }
    const allowed = above + 1;
    above = Math.max(heading.depth, 2);
    if (heading.depth === 1)
      return [
        {
          file,
          line,
          message: 'a heading of the first level stands in the text',
          fix: 'Write "## Heading": the title of the page is the only heading above it.',
        },
      ];
    return heading.depth > allowed
      ? [
          {
            file,
            line,
            message: 'the heading skips a level',
            fix: `Write ${'#'.repeat(allowed)} before it.`,
          },
        ]
      : [];
  });
}

function checkMarks({ file, body, bodyLine }: Source): Problem[] {
  return splitMarkdownLines(body).flatMap(({ text, index }) => {
    const line = bodyLine + index;
    if (/!\[[^\]]*\]\(/.test(text))
      return [
        {
          file,
          line,
          message: 'a picture stands in the text',
          fix: 'Delete it: texts of this site carry no pictures. Describe what it shows in words.',
        },
      ];
    return html.test(text)
      ? [
          {
            file,
            line,
            message: 'HTML stands in the text',
            fix: 'Write it in Markdown: **bold**, *italic*, [words](/address), "- " for lists.',
          },
        ]
      : [];
  });
}

function checkOwnAnchors({ file, body, bodyLine }: Source): Problem[] {
  const anchors = findAnchors(body);
  return splitMarkdownLines(body).flatMap(({ text, index }) =>
    [...text.matchAll(/\]\(#([^)\s]*)\)/g)]
      .filter((match) => !anchors.includes(match[1] ?? ''))
      .map((match) => ({
        file,
        line: bodyLine + index,
        message: `no heading of this text is called "#${match[1]}"`,
        fix: 'Write the words of the heading in small letters, with hyphens between them.',
      })),
  );
}

/** The text below the fields of a Markdown file. */
export function checkBody(source: Source): Problem[] {
  if (kinds[source.kind].ending !== 'md') return [];
  if (source.body.trim() === '')
    return [
      {
        file: source.file,
        message: 'the text below the fields is missing',
        fix: 'Write it below the second line of three hyphens.',
      },
    ];
  return [...checkHeadings(source), ...checkMarks(source), ...checkOwnAnchors(source)];
}

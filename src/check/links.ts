import type { Source } from '../site/source.ts';
import type { Page } from './addresses.ts';
import { fieldProblem, listTexts, pick } from './entries.ts';
import { describeLink, foldContact, type Targets } from './link-problems.ts';
import { findAnchors, findLinks } from './markdown.ts';
import type { Problem } from './problem.ts';

/** @returns the mailboxes and the phone number of the firm, as far as they can be read */
function listContacts(sources: Source[]): string[] {
  const data: Record<string, unknown> = { ...pick(sources, 'firm')[0]?.data };
  return [data.email, data.careersEmail, data.grievanceEmail, data.phone]
    .filter((contact) => typeof contact === 'string')
    .map(foldContact);
}

function checkBodyLinks(source: Source, targets: Targets): Problem[] {
  const anchors = findAnchors(source);
  return findLinks(source).flatMap((link) => {
    const words = describeLink(link, targets, anchors);
    return words ? [{ file: source.file, line: link.line, ...words }] : [];
  });
}

const bold = /(?<![^\s(])(\*\*|__)[^\s*_][^*_]*\1(?![^\s).,;:!?])|^#{2,6} /m;

/** Fields are plain text: the page would show the marks of Markdown. */
const checkFields = (source: Source): Problem[] =>
  listTexts(source.data).flatMap(({ text, path }) => {
    if (/\[[^\]]+\]\((?!law:)[^)]*\)/.test(text))
      return [
        fieldProblem(
          source,
          path,
          'contains a Markdown link, which the page would show with its brackets',
          'Write the words alone: links belong in the text below the fields.',
        ),
      ];
    return bold.test(text)
      ? [
          fieldProblem(
            source,
            path,
            'contains the marks of Markdown, which the page would show',
            'Write the words alone: only the text below the fields is Markdown.',
          ),
        ]
      : [];
  });

/**
 * @param sources all files that can be read, valid or not, because each has an address
 * @param pages in the language of the files
 * @param elsewhere the pages in the other languages
 */
export const checkLinks = (
  sources: Source[],
  pages: Map<string, Page>,
  elsewhere: Map<string, Page> = new Map(),
): Problem[] => {
  const contacts = listContacts(sources);
  return sources.flatMap((source) => [
    ...checkBodyLinks(source, { pages, elsewhere, contacts }),
    ...checkFields(source),
  ]);
};

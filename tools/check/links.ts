import { listPages, type Page } from './addresses.ts';
import { listTexts } from './entries.ts';
import { findLinks, splitMarkdownLines } from './markdown.ts';
import { suggest } from './nearest.ts';
import { type Problem, quote } from './problem.ts';
import { formatFieldPath } from './schema-errors.ts';
import type { Source } from './source.ts';

type Words = Pick<Problem, 'message' | 'fix'>;

function judgeOwn(link: string, pages: Map<string, Page>): Words | undefined {
  const [beforeAnchor = '', anchor] = link.split('#');
  const path = beforeAnchor.split('?')[0] ?? '';
  const page = pages.get(path);
  if (!page) {
    const bare = path.replace(/(\.html?|\/)$/, '');
    const guess = pages.has(bare) ? `Did you mean "${bare}"? ` : suggest(path, [...pages.keys()]);
    return {
      message: `the link ${quote(link)} leads to no page`,
      fix: `${guess}Write the address of a page of this site, such as /services/legal-services.`,
    };
  }
  if (page.leaving)
    return {
      message: `the link ${quote(link)} leads to a page that ${page.leaving}`,
      fix: 'Link to the page above it, such as /blogs or /work-with-us.',
    };
  if (anchor && !page.anchors.has(anchor))
    return {
      message: `the page ${path} has no place called ${quote(anchor)}`,
      fix: `${suggest(anchor, [...page.anchors])}Link to the page alone, or to the heading’s words in small letters with hyphens.`,
    };
  return undefined;
}

/** @returns what is wrong with the target of a link, or undefined */
function judge(link: string, pages: Map<string, Page>): Words | undefined {
  if (link === '')
    return {
      message: 'a link has no address',
      fix: 'Write the address between the round brackets.',
    };
  if (/[“”‘’\s]/.test(link))
    return {
      message: `the link ${quote(link)} holds a curly quotation mark or a space`,
      fix: 'Delete it: an address has plain characters only.',
    };
  if (link.startsWith('mailto:') || link.startsWith('tel:') || link.includes('{'))
    return {
      message: `the link ${quote(link)} writes a contact of the firm by hand`,
      fix: 'Write {email} or {phone} alone, without brackets: it becomes a link by itself.',
    };
  if (link.startsWith('#')) return undefined;
  if (link.startsWith('/') && !link.startsWith('//')) return judgeOwn(link, pages);
  if (link.startsWith('http://'))
    return {
      message: `the link ${quote(link)} is not encrypted`,
      fix: 'Write https:// and try whether the page opens.',
    };
  if (link.startsWith('https://') && URL.canParse(link)) return undefined;
  return {
    message: `the link ${quote(link)} is no address`,
    fix: 'Begin it with / for a page of this site, or with https:// for another.',
  };
}

function checkBody({ file, body, bodyLine }: Source, pages: Map<string, Page>): Problem[] {
  return splitMarkdownLines(body).flatMap(({ text, index }) =>
    findLinks(text).flatMap((link) => {
      const words = judge(link, pages);
      return words ? [{ file, line: bodyLine + index, ...words }] : [];
    }),
  );
}

/** Fields are shown as they are: a Markdown link in one would stand on the page in brackets. */
function checkFields({ file, data, toLine }: Source): Problem[] {
  return listTexts(data)
    .filter(({ text }) => /\[[^\]]+\]\([^)]*\)/.test(text))
    .map(({ path }) => ({
      file,
      line: toLine(path),
      field: formatFieldPath(path),
      message: 'a link in Markdown stands in a field, where it would be shown in brackets',
      fix: 'Write the words alone; links belong in the text below the fields.',
    }));
}

/** @param sources all files that could be read, valid or not: each has an address */
export function checkLinks(sources: Source[]): Problem[] {
  const pages = listPages(sources);
  return sources.flatMap((source) => [...checkBody(source, pages), ...checkFields(source)]);
}

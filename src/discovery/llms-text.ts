import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import { toMarkdown } from 'mdast-util-to-markdown';
import { absoluteUrl, markdownPath } from '../content/addresses.ts';
import { dropControls, escapeHtml } from '../content/escape-html.ts';
import type { SitePage } from '../content/kind.ts';
import type { SiteFacts } from '../site/site.ts';

/** A feed, a calendar or a table of the site. */
export interface DataFile {
  title: string;
  path: string;
}

/** Headings and links are one line. */
const toLine = (text: string) => escapeHtml(dropControls(text.replace(/\s+/g, ' ')));

const toList = (heading: string, items: string[]) =>
  `<h2>${toLine(heading)}</h2><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/**
 * Builds llms.txt: the pages of the site as Markdown lists, one per group, each page by its Markdown copy,
 * then the files for programs.
 * Specification: https://llmstxt.org
 */
export function buildLlmsText(
  pages: SitePage[],
  files: DataFile[],
  { firm, words, paths }: SiteFacts,
) {
  const link = (title: string, path: string) =>
    `<a href="${escapeHtml(absoluteUrl(firm.siteUrl, path))}">${toLine(title)}</a>`;
  const listPage = ({ heading, path, description }: SitePage) =>
    `${link(heading, path === paths.home ? path : markdownPath(path))}: ${toLine(description)}`;
  const groups = [...Map.groupBy(pages, ({ group }) => group)];
  const html = [
    `<h1>${toLine(firm.name)}</h1><blockquote><p>${toLine(firm.description)}</p></blockquote>`,
    ...groups.map(([group, members]) => toList(words.discovery[group], members.map(listPage))),
    ...(files.length > 0
      ? [
          toList(
            words.discovery.feeds,
            files.map(({ title, path }) => link(title, path)),
          ),
        ]
      : []),
  ].join('');
  return toMarkdown(toMdast(fromHtml(html, { fragment: true })), { bullet: '-' });
}

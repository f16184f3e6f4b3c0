import type { PhrasingContent, RootContent } from 'mdast';
import { toMarkdown } from 'mdast-util-to-markdown';
import { absoluteUrl, markdownPath } from '../content/addresses.ts';
import { dropControls } from '../content/escape-html.ts';
import type { SitePage } from '../content/kind.ts';
import type { SiteFacts } from '../site/site.ts';

/** A feed, a calendar or a table of the site. */
export interface DataFile {
  title: string;
  path: string;
}

/** Headings and links are one line. */
const toText = (text: string): PhrasingContent => ({
  type: 'text',
  value: dropControls(text.replace(/\s+/g, ' ')).trim(),
});

const heading = (depth: 1 | 2, text: string): RootContent => ({
  type: 'heading',
  depth,
  children: [toText(text)],
});

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
  const link = (title: string, path: string): PhrasingContent => ({
    type: 'link',
    url: absoluteUrl(firm.siteUrl, path),
    children: [toText(title)],
  });
  const list = (items: PhrasingContent[][]): RootContent => ({
    type: 'list',
    spread: false,
    children: items.map((children) => ({
      type: 'listItem',
      children: [{ type: 'paragraph', children }],
    })),
  });
  const listPage = ({ heading, path, description }: SitePage) => [
    link(heading, path === paths.home ? path : markdownPath(path)),
    toText(`: ${description}`),
  ];
  const groups = [...Map.groupBy(pages, ({ group }) => group)];
  return toMarkdown(
    {
      type: 'root',
      children: [
        heading(1, firm.name),
        {
          type: 'blockquote',
          children: [{ type: 'paragraph', children: [toText(firm.description)] }],
        },
        ...groups.flatMap(([group, members]) => [
          heading(2, words.discovery[group]),
          list(members.map(listPage)),
        ]),
        ...(files.length > 0
          ? [
              heading(2, words.discovery.feeds),
              list(files.map(({ title, path }) => [link(title, path)])),
            ]
          : []),
      ],
    },
    { bullet: '-' },
  );
}

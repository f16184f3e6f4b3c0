import GithubSlugger from 'github-slugger';
import { defineHastPlugin, type Features, markdownToHtml } from 'satteri';
import type { Heading } from '../content/kind.ts';

/** What a text may have, in pages and in the content check. */
export const features: Features = { gfm: true, smartPunctuation: true, frontmatter: false };

/** Gives every heading an anchor, and lists the headings. */
const anchorHeadings = (headings: Heading[]) => {
  const slugger = new GithubSlugger();
  return defineHastPlugin({
    name: 'anchor-headings',
    element: {
      filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
      visit(node, context) {
        const text = context.textContent(node);
        const slug = slugger.slug(text);
        headings.push({ depth: Number(node.tagName.slice(1)), slug, text });
        context.setProperty(node, 'id', slug);
      },
    },
  });
};

/** Renders the text of a file. */
export function renderMarkdown(markdown: string): { html: string; headings: Heading[] } {
  if (markdown === '') return { html: '', headings: [] };
  const headings: Heading[] = [];
  const { html } = markdownToHtml(markdown, { features, hastPlugins: [anchorHeadings(headings)] });
  return { html, headings };
}

import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { fill, type WordsOf } from '../../content/words.ts';
import { textOf } from '../../render/text-plugins.ts';

const blank = /\[[^\]]+\]/;

/** Folds what readers copy and adapt: the quotations of a text that have blanks in square brackets. */
export const foldTemplates = (tree: Root, { articles }: WordsOf<'articles'>) =>
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'blockquote' || !parent || index === undefined) return undefined;
    if (!blank.test(textOf(node))) return SKIP;
    let title = '';
    visit(node, 'element', (part) => {
      if (part.tagName === 'strong') title ||= textOf(part);
    });
    const value = title ? fill(articles.templateOf, { title }) : articles.template;
    parent.children[index] = {
      type: 'element',
      tagName: 'details',
      properties: { className: ['template'] },
      children: [
        {
          type: 'element',
          tagName: 'summary',
          properties: { className: ['menu-arrow'] },
          children: [{ type: 'text', value }],
        },
        node,
      ],
    };
    return SKIP;
  });

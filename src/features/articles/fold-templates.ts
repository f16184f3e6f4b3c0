import { fillHtml } from '../../content/fill.ts';
import type { WordsOf } from '../../content/words.ts';

const quotation = /<blockquote>[\s\S]*?<\/blockquote>/g;
const blank = /\[[^\]]+\]/;
const title = /<strong>(.*?)<\/strong>/;

/** Folds what readers copy and adapt: the quotations of a text that have blanks in square brackets. */
export const foldTemplates = (html: string, { articles }: WordsOf<'articles'>) =>
  html.replaceAll(quotation, (text) => {
    if (!blank.test(text)) return text;
    const [, name] = title.exec(text) ?? [];
    const label = name ? fillHtml(articles.templateOf, { title: name }) : articles.template;
    return `<details class="template"><summary class="menu-arrow flex items-center justify-between gap-x-4">${label}</summary>${text}</details>`;
  });

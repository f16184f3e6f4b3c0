import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

/** Texts that people write: every form that `docs/editing/files.md` allows, and every one that is refused. */
const folder = import.meta.dirname;

const read = (below: string) =>
  readdirSync(join(folder, below)).map((file) => ({
    name: file.replace('.md', ''),
    text: readFileSync(join(folder, below, file), 'utf8'),
  }));

/** The texts that are shown whole, in English and German. */
export const allowed = (['en', 'de'] as const).flatMap((language) =>
  read(`allowed/${language}`).map((text) => ({ language, ...text })),
);

/** The texts that the check names: below its lines, which begin with the line of the text, the text. */
export const refused = read('refused').map(({ name, text }) => {
  const [lines = '', body = ''] = text.split(/^====\n/m);
  return { name, body, lines: lines.trimEnd().split('\n') };
});

/** The fields of an article around a text. */
const heads = {
  en: (title: string) => `title: A text with ${title}
excerpt: Every form that a text may have is written here once, so that its whole page can be compared with it word by word, with ${title}.
date: 2026-06-10
content: The text below has one form of Markdown, and the page must show all its words, in the order in which they are written.
`,
  de: (title: string) => `title: Ein Text mit ${title}
excerpt: Jede Form, die ein Text haben darf, steht hier einmal, damit ihre ganze Seite Wort für Wort verglichen werden kann, mit ${title}.
date: 2026-06-10
content: Der Text unten hat eine Form von Markdown, und die Seite muss alle seine Wörter zeigen, in der Reihenfolge, in der sie stehen.
`,
};

/** @param fields that depend on the firm: its category, services and sources */
export const writeArticle = (
  language: keyof typeof heads,
  name: string,
  fields: string,
  text: string,
) => `---\n${heads[language](name)}${fields}---\n\n${text}`;

type Node = ReturnType<typeof fromMarkdown> | { type: string; value?: string; children?: Node[] };

const readText = (node: Node): string => {
  if ('children' in node && node.children) {
    const text = (node.children as Node[]).map(readText).join('');
    return /^(paragraph|heading|tableCell|listItem)$/.test(node.type) ? `${text}\n` : text;
  }
  if (node.type === 'break') return '\n';
  const { type, value = '' } = node as { type: string; value?: string };
  return type === 'html' ? '' : type === 'code' ? `${value}\n` : value;
};

/** Quotation marks, dashes and spaces are set for the language; words and their order stay. */
export const toWords = (text: string) =>
  text
    .replaceAll(/[“”„‘’‚‹›']|«\s?|\s?»/g, '"')
    .replaceAll('…', '...')
    .replaceAll(/[–—]/g, '--')
    .replaceAll(/\s:/g, ':')
    .split(/\s+/)
    .filter(Boolean);

/** @returns the words that a page must show of a text, read by another parser than that of the build */
export const readWords = (markdown: string) =>
  toWords(
    readText(fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })),
  );

import type { ElementContent, Root } from 'hast';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Citations } from '../content/law/references.ts';
import type { WordsOf } from '../content/words.ts';
import { parseHtml, toHtml } from '../render/render-markdown.ts';
import { MarginNote } from './references/MarginNote.tsx';
import { addMarginNotes } from './references/margin-notes.ts';
import { wrapTables } from './wide-tables.ts';

interface Props {
  /** The text of a Markdown file of `content/`, or a part of it. */
  body: Root;
  /** All references of the page, and those that this text is the first to cite. */
  citations?: Citations | undefined;
  words: WordsOf<'ui' | 'law' | 'formats'>;
}

export function Prose({ body, citations = { all: [], first: [] }, words }: Props) {
  const tree = structuredClone(body);
  addMarginNotes(tree, citations, (reference) => {
    const note = <MarginNote citations={citations} reference={reference} words={words} />;
    return parseHtml(renderToStaticMarkup(note)).children as ElementContent[];
  });
  wrapTables(tree, words);
  // By `content`, reader views know the text of a page.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the only place where rendered Markdown enters a page; it comes from the firm's own files at build time
  return <div className="prose content" dangerouslySetInnerHTML={{ __html: toHtml(tree) }} />;
}

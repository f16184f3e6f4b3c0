import { renderToStaticMarkup } from 'react-dom/server';
import type { Citations } from '../content/law/references.ts';
import type { WordsOf } from '../content/words.ts';
import { MarginNote } from './references/MarginNote.tsx';
import { addMarginNotes } from './references/margin-notes.ts';
import { wrapTables } from './wide-tables.ts';

interface Props {
  /** HTML rendered from a Markdown file of `content/`. */
  html: string;
  /** All references of the page, and those that this text is the first to cite. */
  citations?: Citations | undefined;
  words: WordsOf<'ui' | 'law' | 'formats'>;
}

export function Prose({ html, citations = { all: [], first: [] }, words }: Props) {
  const noted = addMarginNotes(html, citations, (reference) =>
    renderToStaticMarkup(<MarginNote citations={citations} reference={reference} words={words} />),
  );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the only place where rendered Markdown enters a page; it comes from the firm's own files at build time
  return <div className="prose" dangerouslySetInnerHTML={{ __html: wrapTables(noted, words) }} />;
}

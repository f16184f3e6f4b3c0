import { type Citations, citationAnchor, type Reference } from '../../content/law/references.ts';
import type { WordsOf } from '../../content/words.ts';

interface Props {
  reference: Reference;
  citations: Citations;
  words: WordsOf<'law'>;
}

/** Leads from an entry in the list of references back to where the text cites it first. */
export function BackLink({ reference, citations, words }: Props) {
  if (!citations.first.includes(reference)) return null;
  return (
    <a
      className="-my-1 inline-block px-2 py-1 screen-only"
      href={`#${citationAnchor(reference)}`}
      role="doc-backlink"
    >
      <span aria-hidden="true">↩</span>
      <span className="sr-only">{words.law.backToText}</span>
    </a>
  );
}

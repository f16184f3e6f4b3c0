import type { Citations } from '../../content/law/references.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { MarginNote } from './MarginNote.tsx';

interface Props {
  /** The citations of a part of a page. */
  citations: Citations;
  words: WordsOf<'law' | 'formats'>;
}

/** The references that a part of a page is the first to cite, for the column beside it. */
export const NoteList = ({ citations, words }: Props) =>
  citations.first.map((reference) => (
    <MarginNote citations={citations} key={reference.anchor} reference={reference} words={words} />
  ));

import { type Citations, numberOf, type Reference } from '../../content/law/references.ts';
import type { WordsOf } from '../../content/words.ts';
import { ReferenceStatus } from './ReferenceStatus.tsx';

interface NoteProps {
  reference: Reference;
  citations: Citations;
  words: WordsOf<'law' | 'formats'>;
}

/**
 * A reference beside the text that cites it. Narrow windows show only the list at the end; so do reader
 * views, which leave out what has the class `remark`.
 */
export const MarginNote = ({ reference, citations, words }: NoteProps) => (
  <span className="note remark" role="note">
    {numberOf(citations, reference.anchor)}.{' '}
    {reference.url ? <a href={reference.url}>{reference.label}</a> : reference.label}
    {reference.law && (
      <span>
        {' '}
        <ReferenceStatus law={reference.law} words={words} />
      </span>
    )}
  </span>
);

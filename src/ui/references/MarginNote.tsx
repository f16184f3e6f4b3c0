import type { Law } from '../../content/law/law.ts';
import { type Citations, numberOf, type Reference } from '../../content/law/references.ts';
import type { WordsOf } from '../../content/words.ts';
import { DateText } from '../DateText.tsx';
import { Template } from '../Template.tsx';

interface NoteProps {
  reference: Reference;
  citations: Citations;
  words: WordsOf<'law' | 'formats'>;
}

/** Whether a law is in force, and when that was last checked. */
const LawStatus = ({ law, words }: { law: Law } & Pick<NoteProps, 'words'>) => (
  <Template
    text={words.law.statusChecked}
    values={{
      status: law.statusText,
      date: <DateText date={law.checked} words={words} />,
    }}
  />
);

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
        <LawStatus law={reference.law} words={words} />
      </span>
    )}
  </span>
);

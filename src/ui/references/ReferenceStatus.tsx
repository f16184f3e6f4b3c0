import type { Law } from '../../content/law/law.ts';
import { formatStatus } from '../../content/law/law-status.ts';
import type { WordsOf } from '../../content/words.ts';
import { DateText } from '../DateText.tsx';
import { Template } from '../Template.tsx';

interface Props {
  law: Law;
  words: WordsOf<'law' | 'formats'>;
}

/** Whether a law is in force, and when that was last checked. */
export const ReferenceStatus = ({ law, words }: Props) => (
  <Template
    text={words.law.statusChecked}
    values={{
      status: formatStatus(law, words),
      date: <DateText date={law.checked} words={words} />,
    }}
  />
);

import type { WordsOf } from '../../content/words/words.ts';
import { Filled } from '../../ui/Filled.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { formatDuty } from './duty-words.ts';
import type { Duty } from './model/calendar.ts';

interface Props {
  duty: Duty;
  words: WordsOf<'calendars' | 'formats'>;
}

const LawLink = ({ duty: { law, section }, words }: Props) => {
  if (!law) return section;
  const link = <TextLink href={law.source.url}>{law.title}</TextLink>;
  if (!section) return link;
  return <Filled template={words.calendars.lawSection} values={{ law: link, section }} />;
};

/** What is due, for whom, and on what law: two cells of a row. */
export const DutyCells = ({ duty, words }: Props) => (
  <>
    <td>
      {formatDuty(duty, words)}
      {duty.who && <small className="block text-muted">{duty.who}</small>}
      {duty.note && <small className="block text-muted">{duty.note}</small>}
    </td>
    <td>
      <LawLink duty={duty} words={words} />
    </td>
  </>
);

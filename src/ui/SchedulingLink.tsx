import type { Firm } from '../content/kinds/firm.ts';
import type { WordsOf } from '../content/words/words.ts';
import { ButtonLink } from './ButtonLink.tsx';
import type { ButtonLook } from './button-class.ts';

interface Props {
  firm: Pick<Firm, 'schedulingUrl'>;
  look: ButtonLook;
  words: WordsOf<'ui'>;
}

/** Link to the external page where a visitor schedules a call, where the firm has one. */
export const SchedulingLink = ({ firm: { schedulingUrl }, look, words: { ui } }: Props) =>
  schedulingUrl && (
    <ButtonLink href={schedulingUrl} look={look} newTab={ui.newTab}>
      {ui.scheduleCall}
    </ButtonLink>
  );

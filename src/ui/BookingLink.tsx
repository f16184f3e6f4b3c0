import { mailLink } from '../content/firm-facts.ts';
import type { Firm } from '../content/kinds/firm.ts';
import type { WordsOf } from '../content/words.ts';
import { ButtonLink } from './ButtonLink.tsx';
import type { ButtonLook } from './button-class.ts';

interface Props {
  firm: Pick<Firm, 'bookingUrl' | 'bookingNote' | 'email'>;
  words: WordsOf<'layout' | 'ui'>;
}

/** Link to the external booking page, or to the firm's mailbox where there is none. */
export function BookingLink({ firm: { bookingUrl, email }, words }: Props) {
  const target = bookingUrl
    ? { href: bookingUrl, newTab: words.ui.newTab }
    : { href: mailLink(email) };
  return (
    <ButtonLink look="mark" {...target}>
      {words.layout.booking}
    </ButtonLink>
  );
}

/** The same as the invitation of a page, with what the first call costs and who answers. */
export const BookingInvitation = (props: Props) => (
  <div>
    <BookingLink {...props} />
    {props.firm.bookingNote && <p className="mt-2 text-xs text-muted">{props.firm.bookingNote}</p>}
  </div>
);

/** The same with the steps from a first call to the start of the work, where the firm states them. */
export const BookingSteps = (props: Props & { firm: Pick<Firm, 'bookingSteps'> }) =>
  props.firm.bookingSteps ? (
    <div>
      <ol className="mb-5 grid list-decimal gap-x-12 gap-y-1 ps-5 lg:grid-cols-3">
        {props.firm.bookingSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <BookingLink {...props} />
    </div>
  ) : (
    <BookingInvitation {...props} />
  );

interface SchedulingProps {
  firm: Pick<Firm, 'schedulingUrl'>;
  look: ButtonLook;
  words: WordsOf<'ui'>;
}

/** Link to the external page where a visitor schedules a call, where the firm has one. */
export const SchedulingLink = ({ firm: { schedulingUrl }, look, words: { ui } }: SchedulingProps) =>
  schedulingUrl && (
    <ButtonLink href={schedulingUrl} look={look} newTab={ui.newTab}>
      {ui.scheduleCall}
    </ButtonLink>
  );

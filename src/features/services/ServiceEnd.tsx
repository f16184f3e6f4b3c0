import type { Firm } from '../../content/kinds/firm.ts';
import type { WordsOf } from '../../content/words.ts';
import { BookingSteps, SchedulingLink } from '../../ui/BookingLink.tsx';
import { Invitation } from '../../ui/Invitation.tsx';
import { LinkColumns } from '../../ui/LinkColumns.tsx';
import { WideSection } from '../../ui/WideSection.tsx';
import type { ServicePage } from './service-page.ts';

interface Props extends Pick<ServicePage, 'service' | 'groups'> {
  firm: Firm;
  words: WordsOf<'services' | 'articles' | 'layout' | 'ui'>;
}

/** The end of a service page: where to read on, and the next step. */
export const ServiceEnd = ({ service, groups, firm, words }: Props) => (
  <>
    {groups.length > 0 && (
      <div className="screen-only">
        <WideSection heading={words.articles.furtherReading}>
          <LinkColumns groups={groups} />
        </WideSection>
      </div>
    )}
    <Invitation heading={words.services.nextStep} text={service.nextStep}>
      <BookingSteps firm={firm} words={words} />
      {service.scheduling && <SchedulingLink firm={firm} look="quiet" words={words} />}
    </Invitation>
  </>
);

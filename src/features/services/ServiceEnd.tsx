import type { Firm } from '../../content/kinds/firm.ts';
import { fill } from '../../content/words/fill.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { BookingSteps, SchedulingLink } from '../../ui/BookingLink.tsx';
import { Invitation } from '../../ui/Invitation.tsx';
import { LinkColumns } from '../../ui/LinkColumns.tsx';
import { LinkList } from '../../ui/LinkList.tsx';
import { Section } from '../../ui/Section.tsx';
import type { ServicePage } from './service-page.ts';

interface Props extends Pick<ServicePage, 'service' | 'parent' | 'siblings' | 'groups'> {
  firm: Firm;
  words: WordsOf<'services' | 'layout' | 'ui'>;
}

/** The end of a service page: where to read on, and the next step. */
export const ServiceEnd = ({ service, parent, siblings, groups, firm, words }: Props) => (
  <>
    <div className="screen-only">
      {parent && siblings.length > 0 && (
        <Section heading={fill(words.services.moreOf, { service: parent.title })}>
          <LinkList links={siblings} />
        </Section>
      )}
      {groups.length > 0 && (
        <Section heading={words.services.whereAndForWhom}>
          <LinkColumns groups={groups} />
        </Section>
      )}
    </div>
    <Invitation heading={words.services.nextStep} text={service.nextStep}>
      <BookingSteps firm={firm} words={words} />
      {service.scheduling && <SchedulingLink firm={firm} look="quiet" words={words} />}
    </Invitation>
  </>
);

import type { ReactNode } from 'react';
import type { Firm } from '../../content/kinds/firm.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { BookingLink } from '../../ui/BookingLink.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ServiceAside } from './ServiceAside.tsx';
import type { ServicePage } from './service-page.ts';

interface Props extends Pick<ServicePage, 'service' | 'trail' | 'practices'> {
  firm: Firm;
  /** A result of a case study, if there is one. */
  children?: ReactNode;
  words: WordsOf<'services' | 'layout' | 'ui'>;
}

/** The head of a service page: what it is, who it is for, how long it takes. */
export const ServiceHead = ({ service, trail, practices, firm, children, words }: Props) => (
  <PageHead
    aside={
      <ServiceAside practices={practices} service={service} words={words}>
        {children}
      </ServiceAside>
    }
    heading={service.title}
    intro={service.lead}
    trail={trail}
    words={words}
  >
    <dl className="mt-6 max-w-measure">
      <dt className="text-sm text-muted">{words.services.audience}</dt>
      <dd>{service.audience}</dd>
    </dl>
    {/* For windows in which the header is too narrow for it. */}
    <p className="mt-6 md:hidden print:hidden">
      <BookingLink firm={firm} words={words} />
    </p>
  </PageHead>
);

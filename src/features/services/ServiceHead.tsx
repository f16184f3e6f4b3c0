import './service-head.css';
import type { Firm } from '../../content/kinds/firm.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { BookingInvitation } from '../../ui/BookingLink.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { FieldHeading } from '../../ui/FieldHeading.tsx';
import { ServiceSheet } from './ServiceSheet.tsx';
import { ServiceTerms } from './ServiceTerms.tsx';
import type { ServicePage } from './service-page.ts';

interface Props extends Pick<ServicePage, 'service' | 'trail' | 'citedIn' | 'checkedBy'> {
  firm: Firm;
  words: WordsOf<'services' | 'layout' | 'ui' | 'formats'>;
}

/**
 * The head of a service page: what it is and for whom, a page of what the client receives on the
 * horizon, and on the soil the fee, the time and the next step. Without such a page, the fee and the
 * time take its place.
 */
export function ServiceHead({ service, trail, citedIn, checkedBy, firm, words }: Props) {
  const terms = <ServiceTerms service={service} words={words} />;
  const audience = (
    <dl className="service-audience">
      <dt>{words.services.audience}</dt>
      <dd>{service.audience}</dd>
    </dl>
  );
  const hasSheet = service.extract !== undefined && service.extract.length > 0;
  return (
    <>
      <div className="field horizon">
        <div className="columns with-end service-head wrap">
          <div>
            <Breadcrumb trail={trail} words={words} />
            <FieldHeading>{service.title}</FieldHeading>
            <p className="field-lead">{service.lead}</p>
            {hasSheet && audience}
          </div>
          {hasSheet ? (
            <ServiceSheet checkedBy={checkedBy} citedIn={citedIn} service={service} words={words} />
          ) : (
            terms
          )}
        </div>
      </div>
      <div className="soil">
        <div className="columns service-ground wrap">
          {hasSheet ? terms : audience}
          <BookingInvitation firm={firm} words={words} />
        </div>
      </div>
    </>
  );
}

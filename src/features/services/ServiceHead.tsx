import './service-head.css';
import type { Firm } from '../../content/kinds/firm.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { BookingLink } from '../../ui/BookingLink.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { FieldHeading } from '../../ui/FieldHeading.tsx';
import { ServiceSheet } from './ServiceSheet.tsx';
import type { ServicePage } from './service-page.ts';

interface Props extends Pick<ServicePage, 'service' | 'trail' | 'citedIn' | 'checkedBy'> {
  firm: Firm;
  words: WordsOf<'services' | 'layout' | 'ui' | 'formats'>;
}

/**
 * The head of a service page: what it is and for whom, a page of what the client receives on the
 * horizon, and on the soil the fee, the time and the next step.
 */
export function ServiceHead({ service, trail, citedIn, checkedBy, firm, words }: Props) {
  const { services } = words;
  const facts = [
    { term: services.feeBasis, text: service.feeBasis },
    { term: services.duration, text: service.duration },
  ].filter(({ text }) => text);
  return (
    <>
      <div className="field horizon">
        <div className="columns with-end service-head wrap">
          <div>
            <Breadcrumb trail={trail} words={words} />
            <FieldHeading>{service.title}</FieldHeading>
            <p className="field-lead">{service.lead}</p>
            <dl>
              <dt>{services.audience}</dt>
              <dd>{service.audience}</dd>
            </dl>
          </div>
          {service.extract && service.extract.length > 0 && (
            <ServiceSheet checkedBy={checkedBy} citedIn={citedIn} service={service} words={words} />
          )}
        </div>
      </div>
      <div className="soil">
        <div className="columns service-terms wrap">
          <dl>
            {facts.map(({ term, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <BookingLink firm={firm} words={words} />
        </div>
      </div>
    </>
  );
}

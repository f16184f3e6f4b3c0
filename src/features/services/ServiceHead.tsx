import type { Firm } from '../../content/kinds/firm.ts';
import type { WordsOf } from '../../content/words.ts';
import { BookingInvitation } from '../../ui/BookingLink.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { HeroHeading } from '../../ui/HeroHeading.tsx';
import { ServiceSheet } from './ServiceSheet.tsx';
import type { ServicePage } from './service-page.ts';

interface Props extends Pick<ServicePage, 'service' | 'trail' | 'citedIn' | 'checkedBy'> {
  firm: Firm;
  words: WordsOf<'services' | 'layout' | 'ui' | 'formats'>;
}

/** The fee and the time, what matters most of each large. */
function ServiceTerms({ service, words: { services } }: Pick<Props, 'service' | 'words'>) {
  const terms = [
    { term: services.fee, text: service.fee, note: service.feeNote },
    { term: services.duration, text: service.duration, note: service.durationNote },
  ];
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-[calc(4*(100%+2rem)/7-2rem)_minmax(0,1fr)]">
      {terms.map(
        ({ term, text, note }) =>
          text && (
            <div key={term}>
              <dt className="mb-1 text-muted">{term}</dt>
              <dd className="wrap-anywhere hyphens-auto">
                <span className="mb-1 block font-display text-xl text-balance">{text}</span> {note}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

/**
 * The head of a service page: what it is and for whom, and on the soil the next step, the fee and the
 * time. A page of what the client receives follows them on a phone; it stands on the horizon where
 * there is room.
 */
export const ServiceHead = ({ service, trail, citedIn, checkedBy, firm, words }: Props) => (
  <div className="grid">
    <div className="field horizon lg:col-start-1 lg:row-start-1">
      <div className="columns with-end wrap pt-24 pb-8 md:pt-28 lg:pb-12">
        <div>
          <Breadcrumb trail={trail} words={words} />
          <HeroHeading className="mt-4">{service.title}</HeroHeading>
          <p className="field-lead mt-5 max-w-measure">{service.lead}</p>
          <dl className="mt-5 max-w-measure text-sm">
            <dt className="mb-1 text-muted">{words.services.audience}</dt>
            <dd>{service.audience}</dd>
          </dl>
        </div>
      </div>
    </div>
    <div className="soil">
      <div className="columns with-end wrap gap-y-5 py-6 text-sm lg:py-8">
        <ServiceTerms service={service} words={words} />
        <div className="max-lg:-order-1">
          <BookingInvitation firm={firm} words={words} />
        </div>
      </div>
    </div>
    {service.extract && service.extract.length > 0 && (
      <div className="columns with-end wrap pointer-events-none py-8 lg:col-start-1 lg:row-start-1 lg:self-end lg:pt-28 lg:pb-1.5">
        <div className="pointer-events-auto lg:col-[end/-1]">
          <ServiceSheet checkedBy={checkedBy} citedIn={citedIn} service={service} words={words} />
        </div>
      </div>
    )}
  </div>
);

import type { Firm } from '../../content/kinds/firm.ts';
import type { WordsOf } from '../../content/words.ts';
import { BookingInvitation } from '../../ui/BookingLink.tsx';
import { GroundFacts } from '../../ui/GroundFacts.tsx';
import { Hero } from '../../ui/Hero.tsx';
import { ServiceSheet } from './ServiceSheet.tsx';
import type { ServicePage } from './service-page.ts';

interface Props extends Pick<ServicePage, 'service' | 'trail' | 'citedIn' | 'checkedBy'> {
  firm: Firm;
  words: WordsOf<'services' | 'layout' | 'ui' | 'formats'>;
}

/** The fee, which stands on the horizon. On a phone, a longer one is smaller. */
const Fee = ({ fee, label }: { fee: string; label: string }) => (
  <div className="mt-auto pt-8 pb-3">
    <p className="label">{label}</p>
    <p
      className={`pt-2 font-display leading-none text-balance text-3xl ${fee.length > 26 ? 'max-lg:text-2xl' : ''}`}
    >
      {fee}
    </p>
  </div>
);

/**
 * The head of a service page: what it is, the next step, and on the horizon the fee and a page of what the client
 * receives; on the soil the terms.
 */
export function ServiceHead({ service, trail, citedIn, checkedBy, firm, words }: Props) {
  const { services } = words;
  const hasSheet = service.extract && service.extract.length > 0;
  return (
    <>
      <Hero
        figure={
          hasSheet && (
            <ServiceSheet checkedBy={checkedBy} citedIn={citedIn} service={service} words={words} />
          )
        }
        heading={service.title}
        horizon
        lead={service.lead}
        stand={service.fee && <Fee fee={service.fee} label={services.fee} />}
        trail={trail}
        words={words}
      >
        <div className="mt-5 screen-only">
          <BookingInvitation firm={firm} words={words} />
        </div>
      </Hero>
      <GroundFacts
        areSentences
        facts={[
          { term: service.fee ? services.feeNote : services.fee, text: service.feeNote },
          { term: services.duration, text: `${service.duration}. ${service.durationNote ?? ''}` },
          { term: services.audience, text: service.audience },
        ]}
      />
    </>
  );
}

import type { Firm } from '../../content/kinds/firm.ts';
import type { WordsOf } from '../../content/words.ts';
import { BookingInvitation } from '../../ui/BookingLink.tsx';
import { Hero } from '../../ui/Hero.tsx';
import { ServiceSheet } from './ServiceSheet.tsx';
import type { ServicePage } from './service-page.ts';

interface Props extends Pick<ServicePage, 'service' | 'trail' | 'citedIn' | 'checkedBy'> {
  firm: Firm;
  words: WordsOf<'services' | 'layout' | 'ui' | 'formats'>;
}

/** The fee, which stands on the horizon. A longer one is smaller. */
const Fee = ({ fee }: { fee: string }) => (
  <p
    className={`mt-auto pt-8 pb-3 font-display leading-none text-balance ${fee.length > 26 ? 'text-2xl' : 'text-3xl'}`}
  >
    {fee}
  </p>
);

/** Notes on the fee and the duration, and who the service is for. */
function ServiceTerms({ service, words: { services } }: Pick<Props, 'service' | 'words'>) {
  const { feeNote, duration, durationNote = '', audience } = service;
  const terms = [
    { term: services.fee, text: feeNote },
    { term: services.duration, text: `${duration}. ${durationNote}` },
    { term: services.audience, text: audience },
  ];
  return (
    <dl className="wrap grid gap-x-8 gap-y-4 py-6 text-sm sm:grid-cols-3 lg:py-8">
      {terms.map(
        ({ term, text }) =>
          text && (
            <div key={term}>
              <dt className="mb-1 text-muted">{term}</dt>
              <dd className="wrap-anywhere hyphens-auto first-letter:uppercase">{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/**
 * The head of a service page: what it is, the next step, and on the horizon the fee and a page of what the client
 * receives; on the soil the terms.
 */
export function ServiceHead({ service, trail, citedIn, checkedBy, firm, words }: Props) {
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
        stand={service.fee && <Fee fee={service.fee} />}
        trail={trail}
        words={words}
      >
        <div className="mt-5 screen-only">
          <BookingInvitation firm={firm} words={words} />
        </div>
      </Hero>
      <div className="soil">
        <ServiceTerms service={service} words={words} />
      </div>
    </>
  );
}

import './hero.css';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { type Paths, resolveHref } from '../../content/addresses.ts';
import type { Firm } from '../../content/kinds/firm.ts';
import type { WordsOf } from '../../content/words.ts';
import { BookingLink } from '../../ui/BookingLink.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import type { Service } from '../services/model/service.ts';
import { HeroFigure } from './HeroFigure.tsx';
import { PracticeNames } from './PracticeNames.tsx';

interface Props {
  heading: string;
  intro: string;
  practices: Pick<Service, 'id' | 'title' | 'path' | 'points'>[];
  /** Accessible name of the list of practices. */
  practicesLabel: string;
  firm: Firm;
  words: WordsOf<'firm' | 'layout' | 'ui'>;
  paths: Paths;
}

const figure = import.meta.env.FIGURE;

/**
 * Without a figure it is as high as its text; the firm's tree is stretched to the first screen, a
 * drawing of its own only where that is wide.
 */
const height =
  figure === 'none' ? '' : `min-h-[min(100svh,64rem)] ${figure === 'own' ? 'max-md:min-h-0' : ''}`;
const space =
  figure === 'none' ? 'pt-28 pb-12' : 'pt-20 md:gap-5 md:pt-[clamp(5.5rem,12.5svh,9.5rem)]';

/**
 * The first screen of the home page: the firm's figure on the field, and the names of its practices
 * under the ground.
 */
export function Hero({ heading, intro, practices, practicesLabel, firm, words, paths }: Props) {
  const services = resolveHref(paths.servicesSection, paths.home);
  return (
    <div className={`hero grid grid-rows-[1fr_auto] print:min-h-0 ${height}`}>
      <div className="field horizon grid">
        <div className={`wrap grid grid-rows-[auto_auto_1fr] gap-4 print:pt-0 ${space}`}>
          <h1 className="-ms-[0.04em] text-hero tracking-tight wrap-anywhere">{heading}</h1>
          <div className="columns with-end items-end gap-y-4">
            <p className="field-lead max-w-176 text-balance">{intro}</p>
            <div className="flex flex-wrap gap-3 lg:justify-self-end">
              <ButtonLink href={services}>{words.firm.exploreServices}</ButtonLink>
              <a
                aria-label={words.firm.downToServices}
                className="tap flex w-11 items-center justify-center rounded-sm border border-edge hover:bg-sunken screen-only"
                href={services}
              >
                <ArrowDown aria-hidden="true" className="size-5" strokeWidth={1.6} />
              </a>
              {/* On wide screens, the header has it. */}
              <div className="lg:hidden">
                <BookingLink firm={firm} words={words} />
              </div>
            </div>
          </div>
          <HeroFigure practices={practices} />
        </div>
      </div>
      <div className="soil">
        <PracticeNames label={practicesLabel} practices={practices} />
      </div>
    </div>
  );
}

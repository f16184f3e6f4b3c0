import './hero.css';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { type Paths, resolveHref } from '../../content/addresses.ts';
import type { Firm } from '../../content/kinds/firm.ts';
import type { WordsOf } from '../../content/words.ts';
import { BookingLink } from '../../ui/BookingLink.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { HeroFigure, type Practice } from './HeroFigure.tsx';
import { PracticeNames } from './PracticeNames.tsx';

interface Props {
  heading: string;
  intro: string;
  practices: Practice[];
  /** Accessible name of the list of practices. */
  practicesLabel: string;
  firm: Firm;
  words: WordsOf<'firm' | 'layout' | 'ui'>;
  paths: Paths;
}

const figure = import.meta.env.FIGURE;

/** It is as high as its text and figure. The firm's tree fills the first screen until its roots have names. */
const height = figure === 'none' || figure === 'own' ? '' : 'min-h-[min(100svh,64rem)] xl:min-h-0';
const space =
  figure === 'none' ? 'pt-28 pb-12' : 'pt-20 md:gap-5 md:pt-[clamp(5.5rem,12.5svh,7rem)]';

/**
 * The first screen of the home page: the firm's figure on the field, and the names of its practices
 * under the ground.
 */
export function HomeHero({ heading, intro, practices, practicesLabel, firm, words, paths }: Props) {
  const services = resolveHref(paths.servicesSection, paths.home);
  return (
    <div className={`hero grid grid-rows-[1fr_auto] print:min-h-0 ${height}`}>
      <div className="field horizon grid">
        <div className={`wrap grid grid-rows-[auto_auto_1fr] gap-4 print:pt-0 ${space}`}>
          <h1 className="-ms-[0.04em] text-hero tracking-tight">{heading}</h1>
          <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
            <p className="field-lead max-w-176 text-balance">{intro}</p>
            <div className="flex flex-wrap items-center gap-x-3">
              {/* On wide screens, the header has it. */}
              <div className="lg:hidden">
                <BookingLink firm={firm} words={words} />
              </div>
              <div className="flex items-center sm:gap-3">
                {/* On a phone, a link beside the main button. */}
                <a
                  className={`${buttonClass('accent')} max-sm:border-0 max-sm:bg-transparent max-sm:px-0 max-sm:text-xs max-sm:text-ink max-sm:underline max-sm:underline-offset-4`}
                  href={services}
                >
                  {words.firm.exploreServices}
                </a>
                <a
                  aria-label={words.firm.downToServices}
                  className="tap flex w-6 items-center justify-center rounded-sm border-edge hover:bg-sunken sm:w-11 sm:border screen-only"
                  href={services}
                >
                  <ArrowDown aria-hidden="true" className="size-4 sm:size-5" strokeWidth={1.6} />
                </a>
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

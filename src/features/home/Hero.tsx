import './hero.css';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { type Paths, resolveHref } from '../../content/addresses.ts';
import type { WordsOf } from '../../content/words/words.ts';
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
  words: WordsOf<'firm'>;
  paths: Paths;
}

/**
 * The first screen of the home page: the firm's tree on the field, and the names of its practices
 * under the ground.
 */
export function Hero({ heading, intro, practices, practicesLabel, words: { firm }, paths }: Props) {
  const services = resolveHref(paths.servicesSection, paths.home);
  return (
    <div className={import.meta.env.FIGURE === 'none' ? 'hero hero-plain' : 'hero'}>
      <div className="field horizon">
        <div className="wrap">
          <h1>{heading}</h1>
          <div className="columns with-end hero-lead">
            <p>{intro}</p>
            <div className="flex gap-3">
              <ButtonLink href={services}>{firm.exploreServices}</ButtonLink>
              <a
                aria-label={firm.downToServices}
                className="tap flex w-11 items-center justify-center rounded-sm border border-edge hover:bg-sunken screen-only"
                href={services}
              >
                <ArrowDown aria-hidden="true" className="size-5" strokeWidth={1.6} />
              </a>
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

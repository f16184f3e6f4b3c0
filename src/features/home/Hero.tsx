import { ArrowDown } from 'lucide-react';
import { type Paths, resolveHref } from '../../content/addresses.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { OrganisationFigure } from './OrganisationFigure.tsx';
import type { OrganisationFigure as Figure } from './organisation-figure.ts';

interface Props {
  heading: string;
  intro: string;
  figure: Figure;
  words: WordsOf<'firm'>;
  paths: Paths;
}

/** The first screen of the home page. */
export function Hero({ heading, intro, figure, words: { firm }, paths }: Props) {
  return (
    <div className="hero wrap">
      <h1 className="text-4xl">{heading}</h1>
      <div className="hero-text">
        <p className="max-w-measure text-lg text-muted">{intro}</p>
        <div className="mt-6 flex gap-3">
          <ButtonLink href={resolveHref(paths.servicesSection, paths.home)}>
            {firm.exploreServices}
          </ButtonLink>
          <a
            aria-label={firm.downToServices}
            className="tap flex w-11 items-center justify-center rounded-sm border border-edge hover:border-ink hover:bg-sunken"
            href={resolveHref(paths.servicesSection, paths.home)}
          >
            <ArrowDown aria-hidden="true" className="size-5" strokeWidth={1.6} />
          </a>
        </div>
      </div>
      <div className="hero-figure">
        <OrganisationFigure figure={figure} />
      </div>
    </div>
  );
}

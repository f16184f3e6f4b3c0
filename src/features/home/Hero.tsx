import './hero.css';
import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Paths, resolveHref } from '../../content/addresses.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

interface Props {
  heading: string;
  intro: string;
  /** The named tree of the firm. */
  figure?: ReactNode;
  /** A result of a case study, if there is one. */
  children?: ReactNode;
  words: WordsOf<'firm'>;
  paths: Paths;
}

/** The first screen of the home page. */
export function Hero({ heading, intro, figure, children, words: { firm }, paths }: Props) {
  return (
    <div className="hero wrap">
      <h1 className="text-4xl">{heading}</h1>
      <div>
        <p className="max-w-measure font-display text-lg text-balance">{intro}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink href={resolveHref(paths.servicesSection, paths.home)}>
            {firm.exploreServices}
          </ButtonLink>
          <a
            aria-label={firm.downToServices}
            className="tap flex w-11 items-center justify-center rounded-sm border border-edge hover:border-ink hover:bg-sunken print:hidden"
            href={resolveHref(paths.servicesSection, paths.home)}
          >
            <ArrowDown aria-hidden="true" className="size-5" strokeWidth={1.6} />
          </a>
        </div>
      </div>
      <div className="hero-proof">{children}</div>
      {figure}
    </div>
  );
}

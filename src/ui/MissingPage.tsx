import type { ReactNode } from 'react';
import type { NavigationLink } from '../content/addresses.ts';
import { ButtonLink } from './ButtonLink.tsx';
import { LinkList } from './LinkList.tsx';

interface Props {
  texts: { heading: string; text: string; help: string };
  /** The button to the place where visitors can start again. */
  back: NavigationLink;
  /** Where else to go from here. */
  links: NavigationLink[];
  /** More help. Below the links, which must not move when it appears. */
  children?: ReactNode;
}

/** A heading such as 404 is set as large as the page allows, one with words like any other. */
const isFigure = (heading: string) => /^\P{L}{1,4}$/u.test(heading);

/**
 * Aligns the digits with the horizon in every typeface. Round digits, which reach below the baseline, are
 * cut there.
 */
const figure =
  'text-missing tracking-tight lg:pe-[0.02em] lg:text-end [clip-path:inset(-1em_-1em_0)] [text-box:trim-both_cap_alphabetic] lg:text-missing-wide';

/** What a visitor reads at an address without a page: the heading on the horizon, help beside it. */
export const MissingPage = ({ texts, back, links, children }: Props) => {
  const hasFigure = isFigure(texts.heading);
  const heading = (
    <h1
      className={
        hasFigure
          ? figure
          : 'text-(length:--text-field) leading-(--text-hero--line-height) tracking-tight'
      }
    >
      {texts.heading}
    </h1>
  );
  return (
    <>
      <div className="field horizon">
        <div
          className={`wrap grid items-end gap-x-8 gap-y-8 pt-[clamp(7rem,18svh,12rem)] print:pt-0 ${hasFigure ? 'lg:grid-cols-[var(--end)_minmax(0,1fr)]' : ''}`}
        >
          {!hasFigure && heading}
          <div className="pb-10">
            <p className="font-display text-2xl">{texts.text}</p>
            <p className="mt-4 max-w-measure">{texts.help}</p>
            <p className="mt-6">
              <ButtonLink href={back.path}>{back.label}</ButtonLink>
            </p>
          </div>
          {hasFigure && heading}
        </div>
      </div>
      <div className="wrap grid gap-8 pt-8 pb-4 md:grid-cols-2">
        <div className="columns-[18rem] gap-8 md:col-span-2 [&_li]:break-inside-avoid">
          <LinkList isRuled links={links} />
        </div>
        {children}
      </div>
    </>
  );
};

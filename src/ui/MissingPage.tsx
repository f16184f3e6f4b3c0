import './missing-page.css';
import type { ReactNode } from 'react';
import type { NavigationLink } from '../content/addresses.ts';
import { ButtonLink } from './ButtonLink.tsx';

interface Props {
  texts: { heading: string; text: string; help: string };
  /** Sets a heading of a few characters as large as the page allows. */
  isFigure?: boolean;
  /** The button to the place where visitors can start again. */
  back: NavigationLink;
  /** Where else to go from here. */
  children: ReactNode;
}

/** What a visitor reads at an address without a page: the heading on the horizon, help on the soil. */
export const MissingPage = ({ texts, isFigure = false, back, children }: Props) => (
  <>
    <div className="field horizon">
      <div className="missing-page wrap">
        <h1 className={isFigure ? 'missing-figure' : 'field-heading'}>{texts.heading}</h1>
      </div>
    </div>
    <div className="soil">
      <div className="wrap grid gap-x-8 gap-y-4 py-8 md:py-10 lg:grid-cols-12">
        <p className="text-xl lg:col-span-5">{texts.text}</p>
        <div className="lg:col-span-7">
          <p className="max-w-measure">{texts.help}</p>
          <p className="mt-6">
            <ButtonLink href={back.path}>{back.label}</ButtonLink>
          </p>
        </div>
      </div>
    </div>
    <div className="wrap py-10 md:py-16">{children}</div>
  </>
);

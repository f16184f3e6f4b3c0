import './missing-page.css';
import type { ReactNode } from 'react';
import type { NavigationLink } from '../content/addresses.ts';
import { ButtonLink } from './ButtonLink.tsx';
import { FieldHeading } from './FieldHeading.tsx';
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

/** What a visitor reads at an address without a page: the heading on the horizon, help beside it. */
export const MissingPage = ({ texts, back, links, children }: Props) => (
  <>
    <div className="field horizon">
      <div className="columns with-end missing-page wrap">
        {isFigure(texts.heading) ? (
          <h1 className="missing-figure">{texts.heading}</h1>
        ) : (
          <FieldHeading>{texts.heading}</FieldHeading>
        )}
        <div className="missing-help">
          <p className="font-display text-2xl">{texts.text}</p>
          <p className="mt-4 max-w-measure">{texts.help}</p>
          <p className="mt-6">
            <ButtonLink href={back.path}>{back.label}</ButtonLink>
          </p>
        </div>
      </div>
    </div>
    <div className="missing-links wrap">
      <LinkList isRuled links={links} />
      {children}
    </div>
  </>
);

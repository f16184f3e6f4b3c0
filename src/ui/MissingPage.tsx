import type { ReactNode } from 'react';
import type { NavigationLink } from '../content/addresses.ts';
import { ButtonLink } from './ButtonLink.tsx';

interface Props {
  texts: { heading: string; text: string; help: string };
  size: 'text-3xl' | 'text-4xl';
  /** The button to the place where visitors can start again. */
  back: NavigationLink;
  /** Where else to go from here. */
  children: ReactNode;
}

/** What a visitor reads at an address without a page. */
export const MissingPage = ({ texts: { heading, text, help }, size, back, children }: Props) => (
  <div className="wrap pt-36 pb-16">
    <h1 className={size}>{heading}</h1>
    <p className="mt-6 text-xl">{text}</p>
    <p className="mt-4 max-w-measure text-muted">{help}</p>
    <p className="mt-8">
      <ButtonLink href={back.path}>{back.label}</ButtonLink>
    </p>
    {children}
  </div>
);

import type { ReactNode } from 'react';
import { ContactText } from './ContactText.tsx';
import { Split } from './Split.tsx';

interface Props {
  heading: string;
  text?: string;
  children: ReactNode;
}

/** The call to action at the end of a page. */
export function Invitation({ heading, text, children }: Props) {
  return (
    <section className={`group ends-page bg-sunken ${text ? '' : 'screen-only'}`}>
      <Split
        className="wrap gap-y-4 py-8 group-[.ends-page+&]:pt-0 md:py-16"
        side={<h2 className="text-2xl">{heading}</h2>}
      >
        {text && (
          <p className="mb-6 max-w-measure">
            <ContactText text={text} />
          </p>
        )}
        <div className="screen-only flex flex-wrap gap-4">{children}</div>
      </Split>
    </section>
  );
}

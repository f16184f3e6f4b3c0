import type { ReactNode } from 'react';
import { ContactText } from './ContactText.tsx';
import { Split } from './Split.tsx';

export interface SectionProps {
  heading: string;
  intro?: string | undefined;
  /** Shown below the introduction, such as a link. */
  more?: ReactNode;
  /** Makes the section a link target that can be focused. */
  id?: string;
  /** Without the line above it, for a section that follows a coloured ground. */
  bare?: boolean;
  children: ReactNode;
}

export const Frame = ({ id, bare, children }: Pick<SectionProps, 'id' | 'bare' | 'children'>) => (
  <section className="wrap print:mt-5" id={id} tabIndex={id === undefined ? undefined : -1}>
    <div className={`py-5 md:py-16 print:pb-0 ${bare ? 'max-md:pt-8' : 'border-t border-rule'}`}>
      {children}
    </div>
  </section>
);

/** A section of a page. On wide screens the heading is beside the content and stays in view. */
export const Section = ({ heading, intro, more, children, ...frame }: SectionProps) => (
  <Frame {...frame}>
    <Split
      className="gap-y-5"
      side={
        <div className="lg:sticky lg:top-28">
          <h2 className="text-2xl">{heading}</h2>
          {intro && (
            <p className="mt-4 max-w-measure text-sm text-balance text-muted">
              <ContactText text={intro} />
            </p>
          )}
          {more}
        </div>
      }
    >
      {children}
    </Split>
  </Frame>
);

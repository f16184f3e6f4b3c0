import type { ReactNode } from 'react';

interface Props {
  /** Shown in the margin on wide screens, and before the text on small ones. */
  margin?: ReactNode;
  /** In the margin on wide screens, as are then the headings of the text. */
  heading?: string;
  children: ReactNode;
}

/**
 * A long text, with a margin for headings or a table of contents, of which three columns of the page are enough, and
 * one for its references beside lines of full length.
 */
export const LongText = ({ margin, heading, children }: Props) => (
  <div className="wrap">
    <div
      className={`relative grid gap-x-8 border-t border-rule [.horizon+*>&]:border-0 pt-8 pb-12 md:pt-12 md:pb-16 print:py-2 ${heading ? 'hung lg:grid-cols-[var(--side)_minmax(0,1fr)]' : 'lg:grid-cols-[calc((100%-6rem)/4)_minmax(0,1fr)]'}`}
    >
      {heading && (
        <h2 className="mb-6 text-2xl has-[+*_.prose>h2:first-child]:col-span-full">{heading}</h2>
      )}
      {margin && (
        <div className="mb-6 lg:sticky lg:top-28 lg:-mx-1 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-y-auto lg:px-1">
          {margin}
        </div>
      )}
      <div className="noted min-w-0 lg:col-start-2 xl:has-[.note]:max-w-206 xl:has-[.note]:pe-62">
        {children}
      </div>
    </div>
  </div>
);

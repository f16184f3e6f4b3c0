import type { ReactNode } from 'react';

interface Props {
  /** Shown in the margin on wide screens, above its notes, and before the text on small ones. */
  margin?: ReactNode;
  /** Shown above the text, whose own headings are then in the margin on wide screens. */
  heading?: string;
  children: ReactNode;
}

/** A long text, with a margin for headings or a table of contents, and one for its references. */
export function Reading({ margin, heading, children }: Props) {
  return (
    <div className="wrap">
      <div
        className={`noted border-t border-rule pt-6 pb-12 md:pt-12 md:pb-16 ${heading ? 'noted-hung' : ''}`}
      >
        {heading && <h2 className="mb-8 text-2xl">{heading}</h2>}
        {margin && <div className="noted-margin mb-6">{margin}</div>}
        <div className="noted-text">{children}</div>
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';

interface Props {
  /** Shown in the margin on wide screens, above its notes, and before the text on small ones. */
  margin?: ReactNode;
  children: ReactNode;
}

/** A long text, with a margin for a table of contents, and one for its references. */
export const Reading = ({ margin, children }: Props) => (
  <div className="wrap">
    <div className="noted border-t border-rule pt-6 pb-12 md:pt-12 md:pb-16">
      {margin && <div className="noted-margin mb-6">{margin}</div>}
      <div className="noted-text">{children}</div>
    </div>
  </div>
);

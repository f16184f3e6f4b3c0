import type { ReactNode } from 'react';

interface Props {
  /** Shown in the margin on wide screens, before the text on small ones. */
  margin?: ReactNode;
  children: ReactNode;
}

/** A long text, with a margin for a table of contents or a cover. */
export function Reading({ margin, children }: Props) {
  return (
    <div className="wrap">
      <div className="grid gap-x-8 gap-y-12 border-t border-rule pt-12 lg:grid-cols-12">
        <div className="flex flex-col gap-6 lg:col-span-4 print:hidden">{margin}</div>
        <div className="lg:col-span-8">{children}</div>
      </div>
    </div>
  );
}

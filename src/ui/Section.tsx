import type { ReactNode } from 'react';

interface Props {
  heading: string;
  /** Short label above the heading, such as a number. */
  label?: string;
  intro?: string | undefined;
  /** Makes the section a link target, which also takes the focus. */
  id?: string;
  children: ReactNode;
}

/** A section of a page. On wide screens the content is next to the heading. */
export function Section({ heading, label, intro, id, children }: Props) {
  return (
    <section className="wrap" id={id} tabIndex={id === undefined ? undefined : -1}>
      <div className="grid gap-x-8 gap-y-8 border-t border-rule py-12 md:py-16 lg:grid-cols-12">
        <div className="lg:col-span-4">
          {label && <p className="mb-4 text-sm text-muted tabular">{label}</p>}
          <h2 className="text-2xl">{heading}</h2>
          {intro && <p className="mt-4 max-w-measure text-muted">{intro}</p>}
        </div>
        <div className="lg:col-span-8">{children}</div>
      </div>
    </section>
  );
}

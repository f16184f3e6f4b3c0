import type { ReactNode } from 'react';

interface Props {
  heading: string;
  /** A short word in the margin, such as a section's number. */
  label?: string;
  intro?: string;
  /** Makes the section a target of links; it then also takes the focus. */
  id?: string;
  children: ReactNode;
}

/** A numbered part of a page: heading in the label column, content beside it on wide screens. */
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

import './form-section.css';
import type { ReactNode } from 'react';

interface Props {
  id: string;
  heading: string;
  text: string;
  /** The form. */
  children: ReactNode;
  /** Shown after the form; the first part is beside it where there is room. */
  below?: ReactNode;
}

/** The form on a sheet, and beside it what happens next. */
export const FormSection = ({ id, heading, text, children, below }: Props) => (
  <section className="ends-page bg-sunken" id={id} tabIndex={-1}>
    <div className="columns form-section wrap gap-y-8 py-9 md:py-16">
      <div>
        <h2 className="text-2xl">{heading}</h2>
        <p className="mt-4 max-w-measure text-muted">{text}</p>
      </div>
      <div className="border-b-4 border-mark bg-raised p-5 md:p-8 lg:row-span-2">{children}</div>
      {below}
    </div>
  </section>
);

import type { ReactNode } from 'react';

interface Props {
  heading: string;
  text: string;
  children: ReactNode;
}

/** The call to action at the end of a page. */
export function Invitation({ heading, text, children }: Props) {
  return (
    <section className="wrap">
      <div className="border-t-2 border-ink bg-sunken px-6 py-10 md:px-12 md:py-12">
        <h2 className="text-2xl">{heading}</h2>
        <p className="mt-4 max-w-measure">{text}</p>
        <div className="screen-only mt-8 flex flex-wrap gap-4">{children}</div>
      </div>
    </section>
  );
}

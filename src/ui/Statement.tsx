import type { ReactNode } from 'react';

interface Props {
  heading: string;
  text: string;
  children?: ReactNode;
}

/** A statement such as mission or vision, shown in pairs. */
export function Statement({ heading, text, children }: Props) {
  return (
    <section className="border-t-2 border-ink bg-sunken px-6 py-10 md:px-12 md:py-12">
      <h2 className="text-2xl">{heading}</h2>
      <p className="mt-4">{text}</p>
      {children && <div className="mt-6">{children}</div>}
    </section>
  );
}

import type { ReactNode } from 'react';

interface Props {
  /** Accessible name of the list. */
  label: string;
  /** Facts without a text are left out. */
  facts: { term: string; text: ReactNode }[];
}

/** Facts with their labels on the soil, side by side where there is room. */
export const GroundFacts = ({ label, facts }: Props) => (
  <section aria-label={label} className="soil">
    <dl className="wrap grid gap-x-8 gap-y-4 py-6 text-sm sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {facts
        .filter(({ text }) => text)
        .map(({ term, text }) => (
          <div className="flex flex-wrap gap-x-4 sm:block" key={term}>
            <dt className="w-32 text-muted sm:w-auto">{term}</dt>
            <dd className="grow basis-40 wrap-anywhere">{text}</dd>
          </div>
        ))}
    </dl>
  </section>
);

import type { ReactNode } from 'react';

interface Props {
  /** Facts without a text are left out. */
  facts: { term: string; text: ReactNode }[];
}

/** Facts with their labels, side by side on wide screens. */
export function FactTable({ facts }: Props) {
  const given = facts.filter(({ text }) => text);
  return (
    <dl>
      {given.map(({ term, text }) => (
        <div
          className="grid items-baseline gap-x-8 border-t border-rule py-2 sm:py-4 first:border-0 first:pt-0 sm:grid-cols-8"
          key={term}
        >
          <dt className="text-muted sm:col-span-3">{term}</dt>
          <dd className="sm:col-span-5">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

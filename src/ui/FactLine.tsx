import { Fragment, type ReactNode } from 'react';

interface Props {
  /** Short facts by key, in order. Empty ones are left out. */
  facts: Record<string, ReactNode>;
}

/** Facts separated by dots. Lines break between facts, not inside them, if possible. */
export function FactLine({ facts }: Props) {
  const entries = Object.entries(facts).filter(([, fact]) => fact);
  return entries.map(([key, fact], index) => (
    <Fragment key={key}>
      {index > 0 && ' '}
      <span className="inline-block">
        {fact}
        {index < entries.length - 1 && ' ·'}
      </span>
    </Fragment>
  ));
}

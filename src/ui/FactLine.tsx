import { Fragment, type ReactNode } from 'react';

interface Props {
  /** Short facts by a name of their own, in their order; what is missing is left out. */
  facts: Record<string, ReactNode>;
}

/** Facts with dots between them. A line ends between two of them, not inside one that fits it. */
export function FactLine({ facts }: Props) {
  const given = Object.entries(facts).filter(([, fact]) => fact);
  return given.map(([name, fact], index) => (
    <Fragment key={name}>
      {index > 0 && ' '}
      <span className="inline-block">
        {fact}
        {index < given.length - 1 && ' ·'}
      </span>
    </Fragment>
  ));
}

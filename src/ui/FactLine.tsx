import { Fragment, type ReactNode } from 'react';

interface Props {
  /** Short facts by key, in order. Empty ones are left out. */
  facts: Record<string, ReactNode>;
}

/** Facts with dots between them. Lines break between facts, not inside them, if possible. */
export function FactLine({ facts }: Props) {
  const entries = Object.entries(facts).filter(([, fact]) => fact);
  return (
    <span className="facts">
      <span>
        {entries.map(([key, fact], index) => (
          <Fragment key={key}>
            {index > 0 && ' '}
            <span>
              {index > 0 && <i>· </i>}
              {fact}
            </span>
          </Fragment>
        ))}
      </span>
    </span>
  );
}

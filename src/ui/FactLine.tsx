import { Fragment, type ReactNode } from 'react';

interface Props {
  /** Short facts by key, in order. Empty ones are left out. */
  facts: Record<string, ReactNode>;
}

/**
 * Facts with dots between them. Lines break between facts, not inside them, if possible; the dot at
 * the beginning of a line is outside the box, which cuts it off.
 */
export function FactLine({ facts }: Props) {
  const entries = Object.entries(facts).filter(([, fact]) => fact);
  return (
    <span className="block overflow-x-clip">
      <span className="-ms-2.5 block">
        {entries.map(([key, fact], index) => (
          <Fragment key={key}>
            {index > 0 && ' '}
            <span className="inline-block">
              <span className="inline-block w-2.5">{index > 0 && '· '}</span>
              {fact}
            </span>
          </Fragment>
        ))}
      </span>
    </span>
  );
}

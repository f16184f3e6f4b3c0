import { Fragment, type ReactNode } from 'react';

interface Props {
  /** Short facts by key, in order. Empty ones are left out. */
  facts: Record<string, ReactNode>;
}

/** Facts with dots between them. Lines break between facts, not inside them, if possible. */
export function FactLine({ facts }: Props) {
  const given = Object.entries(facts).filter(([, fact]) => fact);
  const [[, last] = [], ...others] = given.toReversed();
  const [[key, beforeLast] = [], ...first] = others;
  // The last two stay together, or the last one would often be alone on a line.
  const together = (
    <>
      {beforeLast} <i>· </i>
      {last}
    </>
  );
  const entries = given.length > 2 ? [...first.reverse(), [key, together] as const] : given;
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

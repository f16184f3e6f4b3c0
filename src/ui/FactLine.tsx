import { Fragment, type ReactNode } from 'react';

interface Props {
  /** Short facts by key, in order. Empty ones are left out. */
  facts: Record<string, ReactNode>;
}

const dot = <i className="inline-block w-2.5 indent-0">· </i>;

/** Facts with dots between them. Lines break between facts, not inside them, if possible. */
export function FactLine({ facts }: Props) {
  const given = Object.entries(facts).filter(([, fact]) => fact);
  const [[, last] = [], ...others] = given.toReversed();
  const [[key, beforeLast] = [], ...first] = others;
  // The last two stay together, or the last one would often be alone on a line.
  const together = (
    <>
      {beforeLast} {dot}
      {last}
    </>
  );
  const entries = given.length > 2 ? [...first.reverse(), [key, together] as const] : given;
  return (
    // The dot before the first fact of each line is outside the box, which clips it.
    <span className="block overflow-x-clip">
      <span className="-ms-2.5 block">
        {entries.map(([key, fact], index) => (
          <Fragment key={key}>
            {index > 0 && ' '}
            {/* Only the dot hangs: further lines of a long fact are inside the box. */}
            <span className="inline-block ps-2.5 -indent-2.5 first:indent-0">
              {index > 0 && dot}
              {fact}
            </span>
          </Fragment>
        ))}
      </span>
    </span>
  );
}

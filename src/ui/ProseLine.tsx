import { Fragment } from 'react';
import { findCitations, lawAnchor } from '../content/law-citations.ts';

/** A sentence or a few from a field, with its citations of law as links. */
export function ProseLine({ text }: { text: string }) {
  let rest = text;
  const parts = findCitations(text).map(({ source, words, id }) => {
    const [before = ''] = rest.split(source, 1);
    rest = rest.slice(before.length + source.length);
    return { before, words, id };
  });
  return (
    <>
      {parts.map(({ before, words, id }) => (
        <Fragment key={before}>
          {before}
          <a className="link" href={`#${lawAnchor(id)}`}>
            {words}
          </a>
        </Fragment>
      ))}
      {rest}
    </>
  );
}

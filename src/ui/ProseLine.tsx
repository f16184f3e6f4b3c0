import { Fragment } from 'react';
import { findCitations, lawAnchor } from '../content/law/law-citations.ts';
import { type Citations, citationAnchor, numberOf } from '../content/law/references.ts';

interface Props {
  text: string;
  /** All references of the page, and those that this text is the first to cite. */
  citations?: Citations | undefined;
}

/** One or more sentences from a field, with citations of laws as links. */
export function ProseLine({ text, citations = { all: [], first: [] } }: Props) {
  let rest = text;
  const uncited = new Set(citations.first);
  const parts = findCitations(text).map(({ source, words, id }) => {
    const [before = ''] = rest.split(source, 1);
    rest = rest.slice(before.length + source.length);
    const anchor = lawAnchor(id);
    const first = [...uncited].find((reference) => reference.anchor === anchor);
    if (first) uncited.delete(first);
    return { before, words, anchor, id: first && citationAnchor(first) };
  });
  return (
    <>
      {parts.map(({ before, words, anchor, id }) => {
        const number = numberOf(citations, anchor);
        return (
          <Fragment key={before}>
            {before}
            <a
              className="link"
              data-number={number || undefined}
              href={`#${anchor}`}
              id={id}
              role={number > 0 ? 'doc-noteref' : undefined}
            >
              {words}
            </a>
          </Fragment>
        );
      })}
      {rest}
    </>
  );
}

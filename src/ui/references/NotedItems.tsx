import { type Citations, shareCitations } from '../../content/law/references.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { ProseLine } from '../ProseLine.tsx';
import { NoteList } from './NoteList.tsx';

interface Props {
  heading: string;
  intro?: string | undefined;
  items: { title: string; text: string }[];
  /** The citations of this part of the page. */
  citations: Citations;
  words: WordsOf<'law' | 'formats'>;
}

/** With more notes than this, they are below the text, beside which they would outrun it. */
const notesBeside = 3;

/** A section of titles with short texts, in rows; beside each text, the references that it cites. */
export function NotedItems({ heading, intro, items, citations, words }: Props) {
  const shares = shareCitations(citations, items);
  return (
    <section className="wrap py-9 md:py-16 print:pb-0">
      <div className="columns gap-y-2">
        <h2 className="text-2xl">{heading}</h2>
        {intro && <p className="max-w-measure text-muted">{intro}</p>}
      </div>
      <ul className="mt-5 border-t-2 border-ink">
        {items.map(({ title, text }, index) => {
          const share = shares[index] ?? citations;
          const isBeside = share.first.length <= notesBeside;
          return (
            <li
              className={`grid gap-x-8 gap-y-1 border-b border-rule py-4 last:border-0 md:grid-cols-[3fr_6fr] lg:grid-cols-[var(--side)_minmax(0,1fr)] ${isBeside ? 'xl:grid-cols-[var(--side)_minmax(0,1fr)_13.5rem]' : ''}`}
              key={title}
            >
              <h3 className="ms-5 list-item list-disc self-start text-head marker:text-accent">
                {title}
              </h3>
              <p className="max-w-measure text-sm">
                <ProseLine citations={share} text={text} />
              </p>
              <div
                className={`[&>.note]:border-0 [&>.note]:pt-0 ${isBeside ? '' : 'columns-[14rem] gap-8 md:col-start-2'}`}
              >
                <NoteList citations={share} words={words} />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

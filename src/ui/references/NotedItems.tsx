import './noted-items.css';
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

/** A section of titles with short texts, in rows; beside each text, the references that it cites. */
export function NotedItems({ heading, intro, items, citations, words }: Props) {
  const shares = shareCitations(citations, items);
  return (
    <section className="noted-items wrap">
      <div className="columns gap-y-2">
        <h2 className="text-2xl">{heading}</h2>
        {intro && <p className="max-w-measure text-muted">{intro}</p>}
      </div>
      <ul>
        {items.map(({ title, text }, index) => (
          <li key={title}>
            <h3 className="text-head">{title}</h3>
            <p>
              <ProseLine citations={shares[index]} text={text} />
            </p>
            <div>
              <NoteList citations={shares[index] ?? citations} words={words} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

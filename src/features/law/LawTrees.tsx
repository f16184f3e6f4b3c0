import './law-trees.css';
import { formatDate } from '../../content/dates.ts';
import { spellNumber, spellPlural } from '../../content/words/fill.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { LawTree } from './LawTree.tsx';
import type { Tree, Turn } from './law-trees.ts';

interface Props {
  trees: Tree[];
  /** The day of the headline. */
  turn: Turn | undefined;
  words: WordsOf<'law' | 'formats'>;
}

/** What replaced several laws of the register, under the day on which most of them ended. */
export function LawTrees({ trees, turn, words }: Props) {
  const years = trees.flatMap(({ roots }) => roots.flatMap(({ year }) => year ?? []));
  return (
    <div className="field">
      <div className="wrap pt-8 pb-16">
        {turn && (
          <h2 className="max-w-measure text-2xl">
            {spellPlural(words.law.gaveWay, words, turn.ended, {
              date: formatDate(turn.date, words.formats.dates),
              successors: spellNumber(turn.successors, words),
            })}
          </h2>
        )}
        <ul className="law-trees">
          {trees.map((tree) => (
            <LawTree
              key={tree.law.id}
              span={[Math.min(...years), Math.max(...years)]}
              tree={tree}
              words={words}
            />
          ))}
        </ul>
      </div>
    </div>
  );
}

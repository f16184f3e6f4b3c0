import './law-trees.css';
import './law-names.css';
import './law-row.css';
import type { CalendarDate } from '../../content/dates.ts';
import { hasEnded } from '../../content/law/law.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { FigureKey } from './FigureKey.tsx';
import { buildScale } from './figure-scale.ts';
import { LawCrown } from './LawCrown.tsx';
import { LawTree } from './LawTree.tsx';
import { LawWing } from './LawWing.tsx';
import { type Figure, listRoots } from './law-figure.ts';
import { describeTurn } from './law-trees.ts';
import { fitInRow } from './lay-out-figure.ts';

interface Props {
  figure: Figure;
  today: CalendarDate;
  words: WordsOf<'law' | 'formats'>;
}

/** The register as a picture, under the day on which most of its laws were replaced. */
export function LawTrees({ figure, today, words }: Props) {
  const { columns, home, others, turn, since } = figure;
  const scale = buildScale(figure, today);
  const roots = listRoots(figure);
  const ended = roots.filter(({ law }) => hasEnded(law));
  const onTurn = ended.filter(({ law }) => scale.isTurn(law.ended) && law.successor.length > 0);
  return (
    <div className="law-figure field">
      <div className="wrap pt-6">
        {turn && <h2 className="text-2xl">{describeTurn(turn, words)}</h2>}
        <FigureKey
          ended={{ turn: onTurn.length, other: ended.length - onTurn.length }}
          figure={figure}
          hasUndated={roots.some(({ year }) => year === undefined)}
          today={today}
          words={words}
        />
        <div
          className={`law-picture ${fitInRow(columns) ? 'law-row' : ''}`}
          data-enlarged={since && ''}
        >
          <ul className="law-trees">
            {columns.map((column) => {
              const { item } = column;
              if (typeof item === 'object')
                return (
                  <LawTree
                    column={column}
                    key={item.law.id}
                    scale={scale}
                    tree={item}
                    words={words}
                  />
                );
              const wing = item === 'home' ? home : others;
              return (
                wing && (
                  <LawWing
                    column={column}
                    isBesideTrees={figure.trees.length > 0}
                    key={item}
                    scale={scale}
                    wing={wing}
                    words={words}
                  />
                )
              );
            })}
          </ul>
          <LawCrown figure={figure} scale={scale} />
        </div>
      </div>
    </div>
  );
}

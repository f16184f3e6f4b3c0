import type { ReactNode } from 'react';
import type { WordsOf } from '../../content/words/words.ts';
import { ChoiceRow } from '../../ui/ChoiceRow.tsx';
import type { ChoiceItem } from '../../ui/filtered-list/choice.ts';
import { useChoice } from '../../ui/filtered-list/useChoice.ts';
import { formatCount } from './format-count.ts';

interface Props {
  /** The query parameter of the department. */
  name: string;
  /** All departments, even without an opening. */
  choices: readonly string[];
  /** The openings with their departments. */
  items: ChoiceItem[];
  words: WordsOf<'careers'>;
  /** The openings as rendered HTML. The island only hides and shows them. */
  children?: ReactNode;
}

/** Shows the openings of one department. */
export function OpeningFilter({ name, choices, items, words, children }: Props) {
  const { root, chosen, count, isReady, choose } = useChoice({ name, choices, items });

  return (
    <div ref={root}>
      <div className="hidden js:block">
        <ChoiceRow chosen={chosen} legend={words.careers.filter}>
          {['', ...choices].map((choice) => (
            <button
              aria-pressed={choice === chosen}
              className="choice"
              key={choice}
              onClick={() => choice !== chosen && choose(choice)}
              type="button"
            >
              {choice || words.careers.all}
            </button>
          ))}
        </ChoiceRow>
      </div>
      <p className="mt-4 mb-4 text-sm text-muted" role="status">
        {formatCount(count, chosen, words)}
      </p>
      <div data-pending={isReady ? undefined : ''}>{children}</div>
    </div>
  );
}

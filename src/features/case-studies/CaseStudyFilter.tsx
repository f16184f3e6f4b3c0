import type { ReactNode } from 'react';
import { fillPlural } from '../../content/words/fill.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { ChoiceTabs } from '../../ui/ChoiceTabs.tsx';
import type { ChoiceItem } from '../../ui/filtered-list/choice.ts';
import { useChoice } from '../../ui/filtered-list/useChoice.ts';

interface Props {
  /** The query parameter of the industry. */
  name: string;
  /** The case studies with their industries. */
  items: ChoiceItem[];
  words: WordsOf<'caseStudies'>;
  /** The case studies as rendered HTML. The island only hides and shows them. */
  children?: ReactNode;
}

/** Shows the case studies of one industry. */
export function CaseStudyFilter({ name, items, words, children }: Props) {
  const choices = [...new Set(items.map(({ choice }) => choice))];
  const { root, chosen, count, isReady, choose } = useChoice({ name, choices, items });

  return (
    <div className="contents" ref={root}>
      <div className="list-controls">
        <ChoiceTabs
          all={words.caseStudies.allIndustries}
          chosen={chosen}
          legend={words.caseStudies.industry}
          name={name}
          onChoose={choose}
          options={choices}
        />
        <p className="text-sm text-muted tabular" role="status">
          {fillPlural(words.caseStudies.count, words.language, count, {})}
        </p>
      </div>
      <div className="list-results" data-pending={isReady ? undefined : ''}>
        {children}
      </div>
    </div>
  );
}

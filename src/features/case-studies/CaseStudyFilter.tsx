import type { ReactNode } from 'react';
import { fillPlural } from '../../content/words/fill.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { FilterTabs } from '../../ui/FilterTabs.tsx';
import { useFilteredList } from '../../ui/filtered-list/useFilteredList.ts';
import {
  cleanStudyQuery,
  type FilteredStudy,
  filterStudies,
  studyParameters,
} from './study-filter.ts';

interface Props {
  studies: FilteredStudy[];
  words: WordsOf<'caseStudies'>;
  /** The case studies as rendered HTML. The island only hides and shows them. */
  children?: ReactNode;
}

/** Shows the case studies of one industry, which is kept in the address of the page. */
export function CaseStudyFilter({ studies, words, children }: Props) {
  const { root, query, push, replace } = useFilteredList({
    names: studyParameters,
    clean: (query) => cleanStudyQuery(query, location.hash, studies),
    findKeys: (query) => filterStudies(studies, query).map(({ slug }) => slug),
  });
  const { industry } = query ?? { industry: '' };
  const { length: count } = filterStudies(studies, { industry });

  return (
    <div className="contents" ref={root}>
      <div className="list-controls">
        <FilterTabs
          all={words.caseStudies.allIndustries}
          chosen={industry}
          legend={words.caseStudies.industry}
          name="industry"
          onChoose={(next, isArrowRun) => (isArrowRun ? replace : push)({ industry: next })}
          options={[...new Set(studies.map((study) => study.industry))]}
        />
        <p className="text-sm text-muted tabular" role="status">
          {fillPlural(words.caseStudies.count, words.language, count, {})}
        </p>
      </div>
      <div className="list-results" data-pending={query ? undefined : ''}>
        {children}
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
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
  /** The studies themselves, as finished HTML; the island only hides and shows them. */
  children?: ReactNode;
}

/** Narrows the case studies to one industry. */
export function CaseStudyFilter({ studies, children }: Props) {
  const { root, query, push, replace } = useFilteredList({
    names: studyParameters,
    clean: (query) => cleanStudyQuery(query, location.hash, studies),
    findKeys: (query) => filterStudies(studies, query).map(({ id }) => id),
  });
  const { industry } = query ?? { industry: '' };
  const { length: count } = filterStudies(studies, { industry });

  return (
    <div className="contents" ref={root}>
      <div className="list-controls">
        <FilterTabs
          all="All Industries"
          chosen={industry}
          legend="Industry"
          name="industry"
          onChoose={(next, isPassing) => (isPassing ? replace : push)({ industry: next })}
          options={[...new Set(studies.map((study) => study.industry))]}
        />
        <p className="text-sm text-muted tabular" role="status">
          {count === 1 ? '1 case study' : `${count} case studies`}
        </p>
      </div>
      <div className="list-results" data-pending={query ? undefined : ''}>
        {children}
      </div>
    </div>
  );
}

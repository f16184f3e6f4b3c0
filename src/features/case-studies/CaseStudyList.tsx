import type { ReactNode } from 'react';
import { fillPlural } from '../../content/fill.ts';
import type { WordsOf } from '../../content/words.ts';
import { FilteredItems } from '../../ui/filtered-list/FilteredItems.tsx';
import { ListTabs } from '../../ui/filtered-list/ListTabs.tsx';
import { type ListOptions, useFilteredList } from '../../ui/filtered-list/useFilteredList.ts';

interface Props extends ListOptions {
  words: WordsOf<'caseStudies'>;
  /** All case studies as HTML, see `CaseStudyPart`. */
  children?: ReactNode;
}

/** The case studies, with a tab for each industry. */
export function CaseStudyList({ words: { caseStudies, tag }, children, ...options }: Props) {
  const list = useFilteredList(options);
  return (
    <>
      <div className="hidden flex-wrap items-center justify-between gap-x-8 gap-y-1 border-t border-rule pt-2 js:flex">
        <ListTabs
          all={caseStudies.allIndustries}
          label={caseStudies.industry}
          list={list}
          name="industry"
          options={options.filters.industry ?? []}
        />
        <p className="text-sm text-muted tabular" role="status">
          {fillPlural(caseStudies.count, tag, list.found.length)}
        </p>
      </div>
      <div className="mt-4">
        <FilteredItems list={list}>{children}</FilteredItems>
      </div>
    </>
  );
}

import { fillPlural } from '../../content/words.ts';
import { ListTabs } from '../../ui/filtered-list/ListTabs.tsx';
import { useFilteredList } from '../../ui/filtered-list/useFilteredList.ts';
import { Island } from '../../ui/islands/Island.tsx';
import type { buildStudyList } from './list-studies.ts';

type Props = ReturnType<typeof buildStudyList>;

/** The controls of the case studies: a tab for each industry. */
export function CaseStudyList({ words: { caseStudies, tag }, ...options }: Props) {
  const list = useFilteredList(options);
  return (
    <Island>
      <div className="mb-4 hidden flex-wrap items-center justify-between gap-x-8 gap-y-1 border-t border-rule pt-2 scripted:flex">
        <ListTabs
          all={caseStudies.allIndustries}
          label={caseStudies.industry}
          list={list}
          name="industry"
          options={options.filters.industry}
        />
        <p className="text-sm text-muted tabular" role="status">
          <span key={list.choice}>{fillPlural(caseStudies.count, tag, list.found.length)}</span>
        </p>
      </div>
    </Island>
  );
}

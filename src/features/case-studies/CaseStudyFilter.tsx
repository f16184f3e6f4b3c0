import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { FilterTabs } from '../../ui/FilterTabs.tsx';
import { changeQuery } from '../../ui/filtered-list/query.ts';
import { useAddressState } from '../../ui/filtered-list/useAddressState.ts';
import { type FilteredStudy, parseStudyFilter } from './study-filter.ts';

interface Props {
  studies: FilteredStudy[];
  /** The studies themselves, as finished HTML; the island only hides and shows them. */
  children?: ReactNode;
}

/** Narrows the case studies to one industry. */
export function CaseStudyFilter({ studies, children }: Props) {
  const tabs = useRef<HTMLDivElement>(null);
  const { state: asked, push } = useAddressState<{ industry: string | undefined }>({
    read: () => ({ industry: parseStudyFilter(location, studies) }),
    changeQuery: (state) => changeQuery(location.search, state),
    addEarly: (state) => {
      const chosen = tabs.current?.querySelector<HTMLInputElement>(':checked')?.value;
      return chosen && chosen !== state.industry ? { industry: chosen } : state;
    },
  });
  const industries = [...new Set(studies.map((study) => study.industry))];
  const industry = asked?.industry;
  const count = studies.filter((study) => !industry || study.industry === industry).length;

  useLayoutEffect(() => {
    if (asked) showOnly(studies, asked.industry);
  }, [asked, studies]);

  return (
    <>
      <div className="wrap hidden gap-4 pb-8 js:grid" ref={tabs}>
        <FilterTabs
          all="All Industries"
          chosen={industry}
          legend="Industry"
          onChoose={(next) => push({ industry: next })}
          options={industries}
        />
        <p className="text-sm text-muted tabular" role="status">
          {count === 1 ? '1 case study' : `${count} case studies`}
        </p>
      </div>
      <div data-pending={asked ? undefined : ''}>{children}</div>
    </>
  );
}

/** A study that the address names and that was not in its final place is brought into view. */
function showOnly(studies: FilteredStudy[], industry: string | undefined) {
  let moved: HTMLElement | undefined;
  for (const study of studies) {
    const article = document.getElementById(study.id);
    if (!article) continue;
    const hidden = industry !== undefined && study.industry !== industry;
    if (hidden !== article.hidden) moved = document.getElementById(location.hash.slice(1)) ?? moved;
    article.hidden = hidden;
  }
  moved?.scrollIntoView({ behavior: 'instant' });
  moved?.focus({ preventScroll: true });
}

import { type ReactNode, useLayoutEffect, useState } from 'react';
import { FilterTabs } from '../components/FilterTabs.tsx';
import { type FilteredStudy, parseStudyFilter, toStudyQuery } from '../lib/study-filter.ts';
import { followAddress, pushQuery } from '../scripts/address.ts';

interface Props {
  studies: FilteredStudy[];
  /** The studies themselves, as finished HTML; the island only hides and shows them. */
  children?: ReactNode;
}

/** Narrows the case studies to one industry. */
export function CaseStudyFilter({ studies, children }: Props) {
  const [asked, setAsked] = useState<{ industry: string | undefined }>();
  const industries = [...new Set(studies.map((study) => study.industry))];
  const industry = asked?.industry;
  const count = studies.filter((study) => !industry || study.industry === industry).length;

  useLayoutEffect(() => {
    const read = () => setAsked({ industry: parseStudyFilter(location, studies) });
    read();
    return followAddress(read);
  }, [studies]);

  useLayoutEffect(() => {
    if (asked) showOnly(studies, asked.industry);
  }, [asked, studies]);

  const choose = (next: string | undefined) => {
    setAsked({ industry: next });
    pushQuery(toStudyQuery(next));
  };

  return (
    <>
      <div className="wrap hidden gap-4 pb-8 js:grid">
        <FilterTabs
          all="All Industries"
          chosen={industry}
          legend="Industry"
          onChoose={choose}
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

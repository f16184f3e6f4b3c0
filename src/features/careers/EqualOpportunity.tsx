import type { PageData } from '../../content/kinds/page.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { FactTable } from '../../ui/FactTable.tsx';

interface Props {
  page: PageData<'work-with-us'>;
  words: WordsOf<'careers'>;
}

/** How the firm chooses people, and what applicants with a disability can ask for. */
export function EqualOpportunity({
  page: { equalOpportunity, accommodation },
  words: { careers },
}: Props) {
  if (equalOpportunity === undefined && accommodation === undefined) return null;
  return (
    <div className="text-sm lg:col-span-8">
      <h3 className="mb-4 text-xl">{careers.equalOpportunity}</h3>
      <FactTable
        facts={[
          { term: careers.howWeChoose, text: equalOpportunity },
          { term: careers.accommodation, text: accommodation },
        ]}
      />
    </div>
  );
}

import type { PageData } from '../../content/kinds/page.ts';
import type { WordsOf } from '../../content/words/words.ts';

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
  const facts = [
    { term: careers.howWeChoose, text: equalOpportunity },
    { term: careers.accommodation, text: accommodation },
  ].filter(({ text }) => text);
  return (
    <div className="text-sm lg:col-span-full">
      <h3 className="mb-4 text-xl">{careers.equalOpportunity}</h3>
      <dl className="grid gap-x-8 gap-y-4 pairs lg:grid-cols-2">
        {facts.map(({ term, text }) => (
          <div className="border-t border-rule pt-3" key={term}>
            <dt className="text-muted">{term}</dt>
            <dd className="max-w-measure">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

import type { Photograph as Files } from '../../astro/prepare-photograph.ts';
import { fill, type WordsOf } from '../../content/words.ts';
import { Fold } from '../../ui/Fold.tsx';
import { Arches } from './Arches.tsx';
import { findMainResult } from './format-comparison.ts';
import type { ListedStudy } from './list-studies.ts';
import { ResultNumbers } from './ResultNumbers.tsx';
import { Results } from './Results.tsx';
import { StudyFacts } from './StudyFacts.tsx';
import { Testimonial } from './Testimonial.tsx';

interface Props extends Omit<ListedStudy, 'image' | 'imageFocus'> {
  /** Place in the list. */
  index: number;
  /** Picture of the case study. */
  photograph?: Files | undefined;
  words: WordsOf<'caseStudies' | 'formats' | 'firm' | 'ui'>;
}

/** The grounds of studies, one after the other, each with a horizon on which the main result stands. */
const sunken = '[--color-paper:var(--color-sunken)] dark:[--color-paper:var(--color-soil)]';
const grounds = ['field', sunken, '', 'marked', sunken, ''];

/** One case study, on the page of all. What was done folds, with the whole of what the client says. */
export function CaseStudyPart(props: Props) {
  const { study, index, words } = props;
  const { caseStudies } = words;
  const main = findMainResult(study);
  const others = study.results.filter((result) => result !== main);
  const lists = [
    { heading: caseStudies.challenges, items: study.challenges },
    { heading: caseStudies.solutions, items: study.solutions },
    { heading: caseStudies.notWorked, items: study.notWorked ?? [] },
  ].filter(({ items }) => items.length > 0);
  return (
    <article
      className={`bleed [&>details]:border-0 ${grounds[index % grounds.length]}`}
      data-item={study.slug}
      id={study.slug}
      tabIndex={-1}
    >
      {/* In narrow windows the result is before the text, on wide ones beside it; its ground lies under both. */}
      <div className="grid gap-x-8 pt-6 lg:grid-cols-[minmax(0,1fr)_var(--end)] lg:grid-rows-[auto_1fr] lg:pt-10">
        <div className="z-1 print:break-after-avoid">
          <p className="label">{study.industry}</p>
          <h2 className="text-2xl">{study.title}</h2>
          <p className="mt-3 text-sm text-muted">{study.client}</p>
        </div>
        {main && (
          <div className="flex flex-col gap-3 bleed-horizon break-inside-avoid pb-1.5 max-lg:pt-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <p className="font-display text-lg text-balance">{main.text}</p>
            <div className="mt-auto">
              {main.comparison ? (
                <Arches comparison={main.comparison} words={words} />
              ) : (
                <ResultNumbers
                  className="mb-4 text-3xl tracking-(--tracking-tight)"
                  result={main}
                  words={words}
                />
              )}
            </div>
          </div>
        )}
        <div className="max-w-measure pt-4 lg:pt-2">
          <p>{study.description}</p>
          <div className="mt-5 mb-4 border-t border-edge pt-4 lg:mb-8 screen-only">
            <Testimonial isPreview testimonial={study.testimonial} words={words} />
          </div>
        </div>
      </div>
      <Fold
        className="py-3 screen-only"
        summary={
          <span className="text-sm font-medium text-balance">
            {fill(words.ui.more, { about: study.title })}
          </span>
        }
      >
        <div className="grid gap-x-8 gap-y-6 pt-2 pb-8">
          <div className="max-w-measure">
            <Testimonial testimonial={study.testimonial} words={words} />
          </div>
          <StudyFacts {...props} />
          {others.length > 0 && (
            <div>
              <h3 className="mb-3 text-lg">{caseStudies.results}</h3>
              <Results results={others} words={words} />
            </div>
          )}
          <div className="grid items-start gap-x-8 gap-y-6 md:auto-cols-fr md:grid-flow-col">
            {lists.map(({ heading, items }) => (
              <div key={heading}>
                <h3 className="mb-2 text-lg">{heading}</h3>
                <ul className="text-sm">
                  {items.map((item) => (
                    <li className="border-t border-rule py-2" key={item}>
                      {item}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </div>
      </Fold>
    </article>
  );
}

import type { Photograph as Files } from '../../astro/prepare-photograph.ts';
import type { WordsOf } from '../../content/words.ts';
import { Fold } from '../../ui/Fold.tsx';
import { Arches } from './Arches.tsx';
import { Dumbbell } from './Dumbbell.tsx';
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
  words: WordsOf<'caseStudies' | 'formats' | 'firm'>;
}

/** The grounds of studies, one after the other: on those with a horizon the main result is drawn. */
const sunken = 'bleed [--color-paper:var(--color-sunken)] last:mb-12';
const grounds = ['field', sunken, '', 'marked', sunken, ''];

/** The title and the main result of a study, which open it. */
function StudySummary({
  study,
  ground,
  words,
}: Pick<Props, 'study' | 'words'> & { ground: string }) {
  const main = findMainResult(study);
  const isDrawn = ground === 'field' || ground === 'marked';
  return (
    <summary
      className={`menu-arrow columns with-end relative gap-y-3 after:absolute after:end-1 after:top-10 after:size-3 print:p-0 ${isDrawn ? `${ground} ${ground === 'marked' ? '[--color-horizon:var(--color-field)]' : ''} bleed-horizon pt-6 pb-1.5 max-sm:not-group-open/study:pb-6 lg:pt-12` : ''}`}
    >
      <h2 className={`pe-8 ${isDrawn ? 'lg:self-end lg:pb-12' : ''}`}>
        <span className="block font-sans text-sm font-normal text-muted">{study.industry}</span>{' '}
        <span className={`mt-1 block text-xl sm:mt-2 ${isDrawn ? 'sm:text-3xl' : 'sm:text-2xl'}`}>
          {study.title}
        </span>
      </h2>
      {main && (
        <span className={`flex flex-col gap-2 ${isDrawn ? 'lg:self-end' : ''}`}>
          <ResultNumbers
            className={`tracking-(--tracking-tight) ${isDrawn ? 'text-(length:--text-field) leading-none' : 'text-3xl'}`}
            result={main}
            words={words}
          />
          {main.comparison && !isDrawn && (
            <span className="block max-sm:not-group-open/study:hidden">
              <Dumbbell comparison={main.comparison} />
            </span>
          )}
          <span className="block font-display text-lg text-balance">{main.text}</span>
          {main.comparison && isDrawn && <Arches comparison={main.comparison} tag={words.tag} />}
        </span>
      )}
    </summary>
  );
}

/** One case study in full, on the page of all case studies. The first is open. */
export function CaseStudyPart(props: Props) {
  const { study, index, words } = props;
  const { caseStudies } = words;
  const main = findMainResult(study);
  const others = study.results.filter((result) => result !== main);
  const ground = grounds[index % grounds.length] ?? '';
  const lists = [
    { heading: caseStudies.challenges, items: study.challenges },
    { heading: caseStudies.solutions, items: study.solutions },
    { heading: caseStudies.notWorked, items: study.notWorked ?? [] },
  ].filter(({ items }) => items.length > 0);
  const isDrawn = ground === 'field' || ground === 'marked';
  return (
    <article
      className={isDrawn ? 'has-[>[open]]:pb-5 lg:has-[>[open]]:pb-14' : `py-5 lg:py-10 ${ground}`}
      data-item={study.slug}
      id={study.slug}
      tabIndex={-1}
    >
      <details className="group/study" open={index === 0}>
        <StudySummary ground={ground} study={study} words={words} />
        <div className="mt-6 grid gap-x-8 gap-y-6 lg:gap-y-8">
          <StudyFacts {...props}>
            <p className="text-muted">{study.client}</p>
            <p className="mt-2 max-w-measure text-base">{study.description}</p>
          </StudyFacts>
          <div className="columns with-end gap-y-6">
            {others.length > 0 && (
              <div>
                <h3 className="mb-3 text-lg">{caseStudies.results}</h3>
                <Results results={others} words={words} />
              </div>
            )}
            <Testimonial testimonial={study.testimonial} words={words} />
          </div>
          <div className="grid items-start gap-x-8 md:auto-cols-fr md:grid-flow-col">
            {lists.map(({ heading, items }) => (
              <Fold key={heading} summary={<h3 className="text-lg">{heading}</h3>}>
                <ul className="mb-4 text-sm">
                  {items.map((item) => (
                    <li className="border-t border-rule py-2" key={item}>
                      {item}
                    </li>
                  ))}
                </ul>
              </Fold>
            ))}
          </div>
        </div>
      </details>
    </article>
  );
}

import './case-study.css';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { WordsOf } from '../../content/words/words.ts';
import type { Photograph as Files } from '../../ui/photograph/prepare-photograph.ts';
import { Fold } from './Fold.tsx';
import { findMainResult } from './format-comparison.ts';
import type { ListedStudy } from './list-studies.ts';
import { Results } from './Results.tsx';
import { StudyFacts } from './StudyFacts.tsx';
import { StudyPlate } from './StudyPlate.tsx';
import { Testimonial } from './Testimonial.tsx';

interface Props extends Omit<ListedStudy, 'image' | 'imageFocus'> {
  /** Place in the list. */
  index: number;
  /** Picture of the case study. */
  photograph?: Files | undefined;
  words: WordsOf<'caseStudies' | 'formats' | 'firm'>;
}

/** The grounds on which studies open, one after the other: the first has its main result drawn. */
const grounds = ['field', '', 'sheet', 'marked', '', 'sheet'];
const withArches = new Set(['field', 'marked']);

/**
 * One case study in full, on the page of all case studies. Its title and main result are the summary
 * that opens it.
 */
export function CaseStudyPart(props: Props) {
  const { study, index, words } = props;
  const { caseStudies } = words;
  const main = findMainResult(study);
  const others = study.results.filter((result) => result !== main);
  const ground = grounds[index % grounds.length] ?? '';
  const hasArches = withArches.has(ground);
  return (
    <article
      className={`case-study ${hasArches ? 'case-study-drawn' : ''} ${ground === 'sheet' ? 'case-study-sheet' : ''}`.trim()}
      data-item={study.slug}
      id={study.slug}
      tabIndex={-1}
    >
      <details className="group/study" open={index === 0}>
        <summary
          className={`columns with-end case-study-stage relative ${hasArches ? ground : ''}`.trim()}
        >
          <h2 className="case-study-head pe-8">
            <span className="block font-sans text-sm font-normal text-muted">{study.industry}</span>{' '}
            <span
              className={`mt-1 block text-xl sm:mt-2 ${hasArches ? 'sm:text-3xl' : 'sm:text-2xl'}`}
            >
              {study.title}
            </span>
          </h2>
          {main && <StudyPlate hasArches={hasArches} result={main} words={words} />}
          <ChevronDown
            aria-hidden="true"
            className="absolute end-0 top-8 size-5 group-open/study:rotate-180 print:hidden"
            strokeWidth={1.6}
          />
        </summary>
        <div className="case-study-text mt-6 grid gap-x-8 gap-y-6 lg:gap-y-8">
          <div className="max-w-measure">
            <p className="text-sm text-muted">{study.client}</p>
            <p className="mt-2">{study.description}</p>
          </div>
          <StudyFacts {...props} />
          <div className="columns with-end gap-y-6">
            {others.length > 0 && (
              <div>
                <h3 className="mb-3 text-lg">{caseStudies.results}</h3>
                <Results results={others} words={words} />
              </div>
            )}
            <Testimonial testimonial={study.testimonial} words={words} />
          </div>
          <div className="case-study-folds">
            <Fold heading={caseStudies.challenges} items={study.challenges} />
            <Fold heading={caseStudies.solutions} items={study.solutions} />
            {study.notWorked && study.notWorked.length > 0 && (
              <Fold heading={caseStudies.notWorked} items={study.notWorked} />
            )}
          </div>
        </div>
      </details>
    </article>
  );
}

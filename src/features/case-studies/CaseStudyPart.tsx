import '../../ui/styles/marked.css';
import './case-study.css';
import type { WordsOf } from '../../content/words/words.ts';
import type { Photograph as Files } from '../../ui/photograph/prepare-photograph.ts';
import { Fold } from './Fold.tsx';
import { findMainResult } from './format-comparison.ts';
import { IllustrativeTag } from './IllustrativeTag.tsx';
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

/** One case study in full, on the page of all case studies. */
export function CaseStudyPart(props: Props) {
  const { study, sector, index, words } = props;
  const { caseStudies } = words;
  const main = findMainResult(study);
  return (
    <article className="case-study" data-item={study.slug} id={study.slug} tabIndex={-1}>
      <div className="case-study-head">
        <p className="text-sm text-muted">
          {sector ? (
            <a className="link" href={sector.path}>
              {study.industry}
            </a>
          ) : (
            study.industry
          )}
        </p>
        <h2 className="mt-2 text-3xl">{study.title}</h2>
        <p className="mt-3 mb-3 text-sm text-muted">{study.client}</p>
        <IllustrativeTag study={study} words={words} />
        <p className="mt-4 max-w-measure font-display text-lg">{study.description}</p>
      </div>
      {main && <StudyPlate index={index} result={main} words={words} />}
      <div className="case-study-body">
        <h3 className="mb-3 text-lg">{caseStudies.results}</h3>
        <Results results={study.results.filter((result) => result !== main)} words={words} />
        <div className="mt-8 grid items-start gap-x-8 xl:auto-cols-fr xl:grid-flow-col">
          <Fold heading={caseStudies.challenges} items={study.challenges} />
          <Fold heading={caseStudies.solutions} items={study.solutions} />
          {study.notWorked && study.notWorked.length > 0 && (
            <Fold heading={caseStudies.notWorked} items={study.notWorked} />
          )}
        </div>
        <Testimonial testimonial={study.testimonial} words={words} />
      </div>
      <StudyFacts {...props} />
    </article>
  );
}

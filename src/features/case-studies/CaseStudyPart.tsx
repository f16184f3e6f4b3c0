import { TextLink } from '../../ui/TextLink.tsx';
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

/** The grounds on which studies open, one after the other: the first has its main result drawn. */
const grounds = ['field', '', 'sheet', 'marked', '', 'sheet'];
const withArches = new Set(['field', 'marked']);

/**
 * One case study in full, on the page of all case studies: what it was about beside its main result, then
 * who did it, its other results, and what was done.
 */
export function CaseStudyPart(props: Props) {
  const { study, sector, index, words } = props;
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
      <div className={`columns with-end case-study-stage ${hasArches ? ground : ''}`.trim()}>
        <div className="case-study-head">
          <p className="text-sm text-muted">
            <TextLink href={sector?.path}>{study.industry}</TextLink>
          </p>
          <h2 className={`mt-2 ${hasArches ? 'text-3xl' : 'text-2xl'}`}>{study.title}</h2>
          <p className="mt-3 mb-3 text-sm text-muted">{study.client}</p>
          <IllustrativeTag study={study} words={words} />
          <p className={`mt-4 max-w-measure ${hasArches ? 'font-display text-lg' : 'text-sm'}`}>
            {study.description}
          </p>
        </div>
        {main && <StudyPlate hasArches={hasArches} result={main} words={words} />}
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
    </article>
  );
}

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

/** Every third study opens on a ground, one after the other, and the one before it is on a sheet. */
const rhythm = 3;
const grounds = ['field', 'marked'];

/** One case study in full, on the page of all case studies. */
export function CaseStudyPart(props: Props) {
  const { study, sector, index, words } = props;
  const { caseStudies } = words;
  const main = findMainResult(study);
  const ground = index % rhythm === 0 ? grounds[(index / rhythm) % grounds.length] : undefined;
  const isOnSheet = index % rhythm === rhythm - 1;
  const opening = (
    <>
      <div className="case-study-head">
        <p className="text-sm text-muted" lang={study.tag && words.language}>
          <TextLink href={sector?.path}>{study.industry}</TextLink>
        </p>
        <h2 className={`mt-2 ${ground ? 'text-3xl' : 'text-2xl'}`}>{study.title}</h2>
        <p className="mt-3 mb-3 text-sm text-muted">{study.client}</p>
        <IllustrativeTag study={study} words={words} />
        <p className={`mt-4 max-w-measure ${ground ? 'font-display text-lg' : 'text-sm'}`}>
          {study.description}
        </p>
      </div>
      {main && <StudyPlate hasArches={ground !== undefined} result={main} words={words} />}
    </>
  );
  return (
    <article
      className={isOnSheet ? 'case-study case-study-sheet' : 'case-study'}
      data-item={study.slug}
      id={study.slug}
      lang={study.tag}
      tabIndex={-1}
    >
      {ground ? (
        <div className={`columns with-end case-study-stage ${ground}`}>{opening}</div>
      ) : (
        opening
      )}
      <div className="case-study-body">
        <h3 className="mb-3 text-lg">{caseStudies.results}</h3>
        <Results results={study.results.filter((result) => result !== main)} words={words} />
        <div
          className={`mt-6 grid items-start gap-x-8 ${ground ? 'xl:auto-cols-fr xl:grid-flow-col' : ''}`}
        >
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

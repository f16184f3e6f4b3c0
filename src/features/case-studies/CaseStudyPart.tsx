import type { WordsOf } from '../../content/words/words.ts';
import { BanyanEmblem } from '../../ui/banyan/BanyanEmblem.tsx';
import { Filled } from '../../ui/Filled.tsx';
import { NodeList } from '../../ui/NodeList.tsx';
import { Photograph } from '../../ui/photograph/Photograph.tsx';
import type { Photograph as Files } from '../../ui/photograph/prepare-photograph.ts';
import { Fold } from './Fold.tsx';
import { IllustrativeTag } from './IllustrativeTag.tsx';
import type { ListedStudy } from './list-studies.ts';
import { Results } from './Results.tsx';
import { StudyFacts } from './StudyFacts.tsx';
import { Testimonial } from './Testimonial.tsx';

interface HeadProps extends Omit<ListedStudy, 'image' | 'imageFocus'> {
  /** Picture of the case study. */
  photograph?: Files | undefined;
  words: WordsOf<'caseStudies' | 'formats' | 'firm'>;
}

/** Whose case study it is, from when and by whom. */
function StudyHead({ study, sector, services, practices, team, photograph, words }: HeadProps) {
  const links = services.map(({ id, title, path }) => ({
    key: id,
    node: (
      <a className="link" href={path}>
        {title}
      </a>
    ),
  }));
  return (
    <div className="lg:col-span-4">
      <p className="text-sm text-muted">
        {sector ? (
          <a className="link" href={sector.path}>
            {study.industry}
          </a>
        ) : (
          study.industry
        )}
      </p>
      <h2 className="mt-3 text-2xl">{study.title}</h2>
      <p className="mt-4 mb-3 text-sm text-muted">{study.client}</p>
      <IllustrativeTag study={study} words={words} />
      <StudyFacts study={study} team={team} words={words} />
      {photograph && (
        <div className="mt-6">
          <Photograph
            alt={study.imageAlt ?? ''}
            caption={study.imageCaption}
            photograph={photograph}
          />
        </div>
      )}
      <div className="mt-6">
        <BanyanEmblem practices={practices} />
      </div>
      <p className="mt-3 text-sm">
        <Filled
          template={words.caseStudies.services}
          values={{ services: <NodeList items={links} language={words.language} /> }}
        />
      </p>
    </div>
  );
}

/** One case study in full, on the page of all case studies. */
export function CaseStudyPart(props: HeadProps) {
  const { study, words } = props;
  const { caseStudies } = words;
  return (
    <article data-item={study.slug} id={study.slug} tabIndex={-1}>
      <div className="grid gap-x-8 gap-y-8 border-t-2 border-ink pt-6 pb-12 md:pt-8 md:pb-16 lg:grid-cols-12">
        <StudyHead {...props} />
        <div className="lg:col-span-8">
          <p className="max-w-measure font-display text-lg">{study.description}</p>
          <div className="mt-8">
            <h3 className="text-lg">{caseStudies.results}</h3>
            <div className="mt-3">
              <Results results={study.results} words={words} />
            </div>
          </div>
          <div className="mt-10 grid items-start gap-x-8 xl:auto-cols-fr xl:grid-flow-col">
            <Fold heading={caseStudies.challenges} items={study.challenges} />
            <Fold heading={caseStudies.solutions} items={study.solutions} />
            {study.notWorked && study.notWorked.length > 0 && (
              <Fold heading={caseStudies.notWorked} items={study.notWorked} />
            )}
          </div>
          <Testimonial testimonial={study.testimonial} words={words} />
        </div>
      </div>
    </article>
  );
}

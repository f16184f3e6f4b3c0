import './study-index.css';
import type { WordsOf } from '../../content/words/words.ts';
import type { CaseStudy } from './model/case-study.ts';

interface Props {
  studies: CaseStudy[];
  words: WordsOf<'caseStudies'>;
}

/**
 * Lists the titles of all case studies, which are below with their results. Not shown while an industry is
 * selected.
 */
export function StudyIndex({ studies, words }: Props) {
  return (
    <ul className="study-index" data-index>
      {studies.map((study) => (
        <li key={study.id} lang={study.tag}>
          <span className="text-sm text-muted" lang={study.tag && words.language}>
            {study.industry}
          </span>
          <a className="link text-lg" href={`#${study.slug}`}>
            {study.title}
          </a>
        </li>
      ))}
    </ul>
  );
}

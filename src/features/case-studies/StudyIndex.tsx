import './study-index.css';
import type { CaseStudy } from './model/case-study.ts';

interface Props {
  studies: CaseStudy[];
}

/**
 * Lists the titles of all case studies, which are below with their results. Not shown while an industry is
 * selected.
 */
export function StudyIndex({ studies }: Props) {
  return (
    <ul className="study-index" data-index>
      {studies.map((study) => (
        <li key={study.id}>
          <span className="text-sm text-muted">{study.industry}</span>
          <a className="link text-lg" href={`#${study.slug}`}>
            {study.title}
          </a>
        </li>
      ))}
    </ul>
  );
}

import type { CaseStudy } from '../../content/kinds/case-study.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { CardGrid } from '../../ui/CardGrid.tsx';
import { StudyResult } from './StudyResult.tsx';

interface Props {
  studies: CaseStudy[];
  words: WordsOf<'caseStudies'>;
}

/** One result of each case study, with its chart. */
export const StudyResults = ({ studies, words }: Props) => (
  <CardGrid count={studies.length}>
    {studies.map((study) => (
      <li key={study.id}>
        <StudyResult explained study={study} words={words} />
      </li>
    ))}
  </CardGrid>
);

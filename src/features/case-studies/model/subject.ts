import type { PathParts } from '../../../content/addresses.ts';
import { caseStudies } from './case-study.ts';

export { pages } from './pages.ts';

export const kinds = { caseStudies };

export const paths = ({ at }: PathParts) => ({
  caseStudies: at('case-studies'),
  caseStudy: (id: string) => `${at('case-studies')}#${id}`,
});

import type { PathParts } from '../../../content/addresses.ts';
import { caseStudies } from './case-study.ts';

export { words } from '../words.ts';
export { pages } from './pages.ts';

export const kinds = { caseStudies };

export const paths = ({ at }: PathParts) => ({
  caseStudies: at('case-studies'),
  caseStudy: (id: string) => `${at('case-studies')}#${id}`,
});

import { caseStudies } from './case-study.ts';

export const kinds = { caseStudies };

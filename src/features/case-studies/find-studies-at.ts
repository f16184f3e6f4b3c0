import type { CaseStudy } from '../../content/kinds/case-study.ts';
import type { Spot } from '../../ui/spot.ts';
import { hasComparison } from './format-comparison.ts';

/** @returns the case studies that a page of another subject shows at a spot */
export function findStudiesAt(studies: CaseStudy[], here: Spot): CaseStudy[] {
  switch (here.spot) {
    case 'home':
      return studies.filter(hasComparison).slice(0, 1);
    case 'service-aside':
    case 'service-example':
      return studies.filter(({ id }) => id === here.service.caseStudy);
    case 'region':
      return studies.filter(({ region }) => region === here.region.id).slice(0, 1);
    case 'sector':
      return studies.filter(({ industry }) => industry === here.sector.title);
    default:
      return [];
  }
}

import { marginCrops } from '../../ui/photograph/crops.ts';
import { preparePhotograph } from '../../ui/photograph/prepare-photograph.ts';
import type { CaseStudy } from './model/case-study.ts';

/** Prepares the photographs of the case studies that have a picture. */
export const prepareStudies = (studies: CaseStudy[]) =>
  Promise.all(
    studies.map(async ({ image, ...study }) => ({
      study,
      photograph: image && (await preparePhotograph(image, study.imageFocus, marginCrops)),
    })),
  );

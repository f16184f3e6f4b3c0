import { expect, test } from 'vitest';
import { find, hrefsOf, readMain, textsOf } from '../../../tools/built-site.ts';
import {
  hasPage,
  readCaseStudies,
  readPageData,
  readSectors,
  readServices,
} from '../../support/published.ts';
import { readSite } from '../../support/read-site.ts';

const { firm, words, paths } = readSite();
const studies = readCaseStudies();

test.runIf(hasPage('case-studies'))(
  'the page has every case study with its parts, and the scheduling link',
  () => {
    const main = readMain(paths.caseStudies);
    expect(textsOf(main, 'article h2')).toEqual(
      studies.map(({ industry, title }) => `${industry} ${title}`),
    );
    const { results, challenges, solutions } = words.caseStudies;
    for (const study of main.querySelectorAll('article'))
      expect(textsOf(study, 'h3')).toEqual(
        expect.arrayContaining([results, challenges, solutions]),
      );
    if (!readPageData('case-studies').scheduling || !firm.schedulingUrl) return;
    const link = find(main, `a[href="${firm.schedulingUrl}"]`);
    expect(link.getAttribute('target')).toBe('_blank');
  },
);

test.each(studies)(
  'case study $id, its services and its sector link to each other',
  ({ id, industry, services }) => {
    const own = paths.caseStudy(id);
    const links = hrefsOf(find(readMain(paths.caseStudies), `#${id}`));
    const sector = readSectors().find(({ title }) => title === industry);
    if (sector) {
      expect(links).toContain(paths.sector(sector.id));
      expect(hrefsOf(find(readMain(paths.businessSectors), `#${sector.id}`))).toContain(own);
    }
    for (const service of services.map((service) => paths.service(service))) {
      expect(links).toContain(service);
      expect(hrefsOf(readMain(service))).toContain(own);
    }
  },
);

test('a service links to its case study', () => {
  for (const { id, caseStudy } of readServices())
    if (caseStudy)
      expect(hrefsOf(readMain(paths.service(id)))).toContain(paths.caseStudy(caseStudy));
});

import { describe, expect, test } from 'vitest';
import { find, linksOf, readPage, textsOf } from '../../../tools/built-site.ts';
import {
  hasPage,
  readCaseStudies,
  readMainServices,
  readPageData,
  readSectors,
  readServices,
} from '../../support/published.ts';
import { readSite } from '../../support/read-site.ts';

const { firm, words, paths } = readSite();
const studies = readCaseStudies();

const hrefsOf = (path: string, selector = 'main') =>
  linksOf(find(readPage(path), selector)).map(([, href]) => href);

describe.skipIf(!hasPage('case-studies'))('the case studies page', () => {
  // The body of a skipped group runs, too, so it must not need the page.
  const main = find(readPage(hasPage('case-studies') ? paths.caseStudies : paths.home), 'main');
  const shown = main.querySelectorAll('article');

  test('shows every case study with its parts, in order', () => {
    expect(textsOf(main, 'article h2')).toEqual(studies.map(({ title }) => title));
    const { results, challenges, solutions } = words.caseStudies;
    for (const study of shown)
      expect(textsOf(study, 'h3')).toEqual(
        expect.arrayContaining([results, challenges, solutions]),
      );
  });

  // A firm may have another figure than the tree.
  test.runIf(main.querySelector('.banyan'))(
    'highlights an arch for each practice that a case study needed',
    () => {
      for (const [index, { title, services: used }] of studies.entries()) {
        const needed = readMainServices().filter(({ id }) =>
          used.some((one) => one.split('/')[0] === id),
        );
        const lit = shown[index]?.querySelector('.banyan-lit')?.getAttribute('d') ?? '';
        expect(lit.match(/M/g)?.length, title).toBe(needed.length);
      }
    },
  );

  test.runIf(studies.length > 1)('starts with an index of all case studies', () => {
    expect(hrefsOf(paths.caseStudies, '.study-index')).toEqual(studies.map(({ id }) => `#${id}`));
  });

  const invites = hasPage('case-studies') && readPageData('case-studies').scheduling;

  test.runIf(invites && firm.schedulingUrl)('has a scheduling link that opens in a new tab', () => {
    const link = find(main, `a[href="${firm.schedulingUrl}"]`);
    expect(link.getAttribute('target')).toBe('_blank');
  });
});

test.each(studies)(
  'case study $id, its services and its sector link to each other',
  ({ id, industry, services }) => {
    const own = paths.caseStudy(id);
    const links = hrefsOf(paths.caseStudies, `#${id}`);
    const sector = readSectors().find(({ title }) => title === industry);
    if (sector) {
      expect(links).toContain(paths.sector(sector.id));
      expect(hrefsOf(paths.businessSectors, `#${sector.id}`)).toContain(own);
    }
    for (const service of services) {
      expect(links).toContain(paths.service(service));
      expect(hrefsOf(paths.service(service))).toContain(own);
    }
  },
);

test.each(readServices().filter(({ caseStudy }) => caseStudy))(
  'service $id links to its case study',
  ({ id, caseStudy = '' }) => {
    expect(hrefsOf(paths.service(id))).toContain(paths.caseStudy(caseStudy));
  },
);

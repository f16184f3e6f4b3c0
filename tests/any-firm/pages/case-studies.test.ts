import { describe, expect, test } from 'vitest';
import { caseStudyAddress } from '../../../src/features/case-studies/model/case-study.ts';
import { find, linksOf, readPage, textOf, textsOf } from '../../../tools/built-site.ts';
import {
  hasPage,
  readCaseStudies,
  readMainServices,
  readSectors,
  readServices,
} from '../../support/published.ts';
import { readSite } from '../../support/read-site.ts';

const { firm, words, paths } = readSite();
const studies = readCaseStudies();

const hrefsOf = (path: string, selector: string) =>
  readPage(path)
    .querySelectorAll(selector)
    .map((link) => link.getAttribute('href') ?? '');

describe.skipIf(!hasPage('case-studies'))('the case studies page', () => {
  const readMain = () => find(readPage(paths.caseStudies), 'main');

  test('is a collection in the structured data', () => {
    const data = find(readPage(paths.caseStudies), 'script[type="application/ld+json"]');
    expect(data.rawText).toContain('"@type":"CollectionPage"');
  });

  test('shows every case study completely, with its industry', () => {
    const shown = readMain().querySelectorAll('article');
    expect(shown.map((study) => textOf(find(study, 'h2')))).toEqual(
      studies.map(({ title }) => title),
    );
    for (const [index, { industry, challenges, solutions }] of studies.entries()) {
      const study = shown[index] ?? readMain();
      expect(textOf(study)).toContain(industry);
      for (const part of [
        words.caseStudies.results,
        words.caseStudies.challenges,
        words.caseStudies.solutions,
      ])
        expect(textsOf(study, 'h3'), `study ${index}`).toContain(part);
      expect(textsOf(study, 'li')).toEqual(expect.arrayContaining([...challenges, ...solutions]));
      expect(study.querySelector('blockquote')).toBeTruthy();
    }
  });

  test('highlights an arch for each practice that a case study needed', () => {
    const shown = readMain().querySelectorAll('article');
    for (const [index, { title, services: used }] of studies.entries()) {
      const needed = readMainServices().filter(({ id }) =>
        used.some((one) => one.split('/')[0] === id),
      );
      const lit = shown[index]?.querySelector('.banyan-lit')?.getAttribute('d') ?? '';
      expect(lit.match(/M/g)?.length, title).toBe(needed.length);
    }
  });

  test('starts with an index of all case studies', () => {
    expect(hrefsOf(paths.caseStudies, '.study-index a')).toEqual(
      studies.length > 1 ? studies.map(({ id }) => `#${id}`) : [],
    );
  });

  test.skipIf(!firm.schedulingUrl)('has a scheduling link that opens in a new tab', () => {
    const link = find(readMain(), `a[href="${firm.schedulingUrl}"]`);
    expect(link.getAttribute('target')).toBe('_blank');
  });
});

describe.each(studies)('case study $id', ({ id, industry, services, ...study }) => {
  test('shows years, team and failures', () => {
    const part = find(readPage(paths.caseStudies), `#${id}`);
    for (const text of [
      ...(study.notWorked ?? []),
      study.started?.slice(0, 4),
      study.ended?.slice(0, 4),
    ])
      expect(textOf(part)).toContain(text ?? '');
    const hrefs = linksOf(part).map(([, href]) => href ?? '');
    expect(hrefs.filter((href) => href.startsWith(`${paths.team}#`))).toEqual(
      (study.team ?? []).map((member) => paths.member(member)),
    );
  });

  test('its services and its sector link to each other', () => {
    const links = hrefsOf(paths.caseStudies, `#${id} a`);
    const sector = readSectors().find(({ title }) => title === industry);
    if (sector) {
      expect(links).toContain(paths.sector(sector.id));
      expect(hrefsOf(paths.businessSectors, `#${sector.id} a`)).toContain(
        caseStudyAddress(id, paths),
      );
    }
    for (const service of services) {
      expect(links).toContain(paths.service(service));
      expect(hrefsOf(paths.service(service), 'main a[href]')).toContain(
        caseStudyAddress(id, paths),
      );
    }
  });
});

test.each(readServices().filter(({ caseStudy }) => caseStudy))(
  'service $id links to its case study',
  ({ id, caseStudy = '' }) => {
    expect(hrefsOf(paths.service(id), 'main a')).toContain(caseStudyAddress(caseStudy, paths));
  },
);

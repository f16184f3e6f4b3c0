import { describe, expect, test } from 'vitest';
import type { Firm } from '../../content/kinds/firm.ts';
import { readEnglish } from '../../site/example-site.ts';
import type { Article } from '../articles/model/article.ts';
import type { CaseStudy } from '../case-studies/model/case-study.ts';
import type { Region } from '../regions/model/region.ts';
import type { Service } from './model/service.ts';
import { buildServiceLinks, findRelated } from './service-links.ts';
import { buildServiceData } from './service-structured-data.ts';

const words = readEnglish();

const createService = (id: string, parent?: string) =>
  ({ id, title: `Service ${id}`, path: `/services/${id}`, parent, regions: ['uk'] }) as Service;

const advice = createService('advice');
const payroll = createService('advice/payroll', 'advice');
const training = createService('advice/training', 'advice');
const services = [advice, payroll, training, createService('advice-line')];

const createArticle = (title: string, ...names: string[]) =>
  ({ title, path: `/${title}`, services: names }) as Article;

const content = {
  services,
  regions: [
    { id: 'kenya', title: 'Kenya', countries: ['KE'], path: '/ke' },
    { id: 'uk', title: 'UK', countries: ['GB'], path: '/uk' },
  ] as Region[],
  articles: [
    createArticle('part', 'advice-line', 'advice/payroll'),
    createArticle('other', 'advice-line'),
    ...['one', 'two', 'three', 'four'].map((title) => createArticle(title, 'advice')),
  ],
  caseStudies: [
    { title: 'near', path: '/near', services: ['advice/training'] },
    { title: 'elsewhere', path: '/elsewhere', services: ['advice-line'] },
  ] as CaseStudy[],
};

const titlesOf = (entries: { title: string }[]) => entries.map(({ title }) => title);

test('entries that refer to the service come before those that refer to a sub-service', () => {
  expect(titlesOf(findRelated(content.articles, advice))).toEqual([
    ...['one', 'two', 'three', 'four', 'part'],
  ]);
});

describe('the links of a service page', () => {
  test('are its articles, three at least, then other related content and regions', () => {
    const { parts, parent, groups } = buildServiceLinks(advice, content, words);
    expect(parts).toEqual([payroll, training]);
    expect(parent).toBeUndefined();
    expect(groups.map(({ label, links }) => [label, ...links.map((link) => link.label)])).toEqual([
      ['Articles', 'one', 'two', 'three', 'four'],
      ['Case studies', 'near'],
      ['Regions', 'UK'],
    ]);
  });

  test('include the parent and the siblings of a sub-service', () => {
    const { parts, parent, groups } = buildServiceLinks(payroll, content, words);
    expect(parts).toEqual([]);
    expect(parent).toBe(advice);
    expect(groups[1]?.links).toEqual([{ label: training.title, path: training.path }]);
  });
});

test('the structured data contains only the regions of the service', () => {
  const firm = { siteUrl: 'https://www.example.org' } as Firm;
  expect(buildServiceData(firm, advice, content.regions)).toMatchObject({
    areaServed: [{ '@type': 'Country', name: 'UK' }],
  });
  expect(buildServiceData(firm, advice, [])).not.toHaveProperty('areaServed');
});

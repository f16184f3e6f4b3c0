import { expect, test } from 'vitest';
import { createExampleSite } from '../../site/example-site.ts';
import type { EntriesOf } from '../../site/site.ts';
import type { Region } from './model/region.ts';
import { buildRegionPage, type regionKinds } from './region-page.ts';

const region = {
  id: 'uk',
  title: 'UK',
  path: '/uk',
  intro: ['First.', 'Second.', 'Third.'],
  sectors: [],
  cities: [],
  countries: ['GB'],
  map: { frame: [] },
  focus: [{ title: 'Leave', text: 'As the [Leave Act](law:leave-act) says.' }],
} as unknown as Region;

const entries = {
  sectors: [],
  services: [
    { id: 'advice', regions: ['uk'] },
    { id: 'audit', regions: ['kenya'] },
    { id: 'advice/pay', regions: ['uk'], parent: 'advice' },
  ],
  caseStudies: [
    { id: 'far', title: 'Far', path: '/far', region: 'kenya' },
    { id: 'near', title: 'Near', path: '/near', region: 'uk' },
  ],
  law: [{ id: 'leave-act', title: 'Leave Act', source: { url: 'https://law.example' } }],
  regions: [],
  boundaries: [],
  calendars: [],
  offices: [],
} as unknown as EntriesOf<(typeof regionKinds)[number]>;

const page = () =>
  buildRegionPage(
    region,
    entries,
    [],
    { ...createExampleSite(), hasPage: () => true, today: { year: 2026, month: 1, day: 1 } },
    ['Regions', '/where-we-operate'],
  );

test('the breadcrumb names the page above', () => {
  expect(page().trail.map(({ path }) => path)).toEqual(['/', '/where-we-operate', '/uk']);
});

test('the first paragraph introduces the page, and the others follow', () => {
  expect(page()).toMatchObject({ introduction: 'First.', paragraphs: ['Second.', 'Third.'] });
});

test('it highlights the practices of its services, and the case study is from the region', () => {
  expect(page().practices).toEqual([true, false]);
  expect(page().study?.id).toBe('near');
});

test('a law is noted beside the part that cites it', () => {
  const { citedIn } = page();
  expect(citedIn.focus.first.map(({ label }) => label)).toEqual(['Leave Act']);
  expect(citedIn.setup.first).toEqual([]);
});

import { expect, test } from 'vitest';
import { createExampleSite } from '../../site/example-site.ts';
import type { EntriesOf } from '../../site/site.ts';
import type { Service } from './model/service.ts';
import { buildServicePage, type serviceKinds } from './service-page.ts';

const createService = (id: string, fields: Partial<Service> = {}) =>
  ({ id, title: `Service ${id}`, path: `/services/${id}`, regions: [], ...fields }) as Service;

const advice = createService('advice', {
  team: ['second', 'first'],
  extractCheckedBy: 'second',
  caseStudy: 'best',
  areas: [{ title: 'Wages', text: 'As the [Pay Act](law:pay-act) says.' }],
  html: '<p><a href="#law-leave-act">Leave</a> and <a href="#law-pay-act">pay</a></p>',
  law: [{ id: 'leave-act', note: 'Leave is paid.' }],
});
const payroll = createService('advice/payroll', { parent: 'advice' });
const createLaw = (id: string) => ({ id, title: id, source: { url: `https://${id}.example` } });

const entries = {
  services: [advice, payroll, createService('training')],
  regions: [],
  articles: [
    { title: 'Newest', path: '/blog/2', services: ['advice'], calendar: 'wages' },
    { title: 'Older', path: '/blog/1', services: ['advice'] },
  ],
  caseStudies: [
    { id: 'best', title: 'Best', path: '/case-studies#best', services: ['advice'] },
    { id: 'other', title: 'Other', path: '/case-studies#other', services: ['advice'] },
  ],
  team: [{ id: 'first' }, { id: 'second' }],
  law: [createLaw('pay-act'), createLaw('leave-act')],
  calendars: [{ id: 'wages' }, { id: 'filings', services: ['advice'] }],
  calculators: [],
} as unknown as EntriesOf<(typeof serviceKinds)[number]>;

const site = createExampleSite();
const about = [{ label: 'Case studies', entries: entries.caseStudies }];
const build = (service: Service) => buildServicePage(service, entries, about, site);

test('the breadcrumb of a sub-service includes its parent', () => {
  const pathsOf = (service: Service) => build(service).trail.map(({ path }) => path);
  expect(pathsOf(advice)).toEqual(['/', '/services/advice']);
  expect(pathsOf(payroll)).toEqual(['/', '/services/advice', '/services/advice/payroll']);
});

test('the team is in the order of the service', () => {
  expect(build(advice).team.map(({ id }) => id)).toEqual(['second', 'first']);
  expect(build(advice).checkedBy?.id).toBe('second');
});

test('its own case study is shown, and only the others are links', () => {
  const { study, groups } = build(advice);
  expect(study?.id).toBe('best');
  expect(groups).toEqual([
    { label: 'Case studies', links: [{ label: 'Other', path: '/case-studies#other' }] },
  ]);
  expect(build(payroll).study).toBeUndefined();
  // Without regions and other entries, their headings are left out.
  expect(build(createService('training')).groups).toEqual([]);
});

test('the calendar is one that names the service', () => {
  expect(build(advice).calendar?.id).toBe('filings');
  expect(build(payroll).calendar).toBeUndefined();
});

test('laws are numbered as the page cites them, each noted where it is cited first', () => {
  const { citations, citedIn, notes } = build(advice);
  const labels = ({ first }: typeof citations) => first.map(({ label }) => label);
  expect(labels(citations)).toEqual(['pay-act', 'leave-act']);
  expect(labels(citedIn.areas)).toEqual(['pay-act']);
  expect(labels(citedIn.text)).toEqual(['leave-act']);
  expect(notes.get('leave-act')).toBe('Leave is paid.');
});

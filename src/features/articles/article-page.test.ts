import { expect, test } from 'vitest';
import { parseDate } from '../../content/dates.ts';
import { createExampleSite } from '../../site/example-site.ts';
import type { EntriesOf } from '../../site/site.ts';
import { buildArticlePage, listShownArticles } from './article-page.ts';
import type { SignedArticle } from './authors.ts';

const createArticle = (number: number, category: string, author?: string) => ({
  number,
  category,
  author,
});

test('every article is listed with its neighbours, related articles and author', () => {
  const entries = {
    articles: [createArticle(3, 'Law', 'asha'), createArticle(2, 'Money'), createArticle(1, 'Law')],
    team: [{ id: 'asha', name: 'Asha Example' }],
  } as unknown as EntriesOf<'articles' | 'team'>;
  const [newest, middle] = listShownArticles(entries);
  expect(newest).toMatchObject({ newer: undefined, older: { number: 2 } });
  expect(newest?.article.author?.name).toBe('Asha Example');
  expect(newest?.related.map(({ number }) => number)).toEqual([1]);
  expect(middle).toMatchObject({ newer: { number: 3 }, older: { number: 1 }, related: [] });
});

test('a change of the text of an article changes no other page', () => {
  const list = (html: string) => {
    const articles = [{ ...createArticle(2, 'Law'), html }, createArticle(1, 'Law')];
    return listShownArticles({ articles, team: [] } as unknown as EntriesOf<'articles' | 'team'>);
  };
  const [before, after] = [list('<p>Before</p>'), list('<p>After</p>')];
  expect(after[0]).not.toEqual(before[0]);
  expect(after[1]).toEqual(before[1]);
});

test('the page of an article names its services in their order and has its calendar', () => {
  const article = {
    id: 'filing',
    number: 3,
    title: 'Filing on time',
    path: '/blog/3',
    date: parseDate('2025-01-15'),
    services: ['audit', 'advice'],
    sources: [],
    html: '',
    calendar: 'filings',
  } as unknown as SignedArticle;
  const entries = {
    services: [{ id: 'advice' }, { id: 'training' }, { id: 'audit' }],
    calendars: [{ id: 'other' }, { id: 'filings' }],
    calculators: [{ id: 'other' }, { id: 'fee', articles: ['filing'] }],
    law: [],
  } as unknown as EntriesOf<'services' | 'calendars' | 'calculators' | 'law'>;
  const site = { ...createExampleSite(), hasPage: (page: string) => page === 'law' };
  const page = buildArticlePage(article, entries, site, ['Articles', '/blogs']);
  expect(page.trail.map(({ path }) => path)).toEqual(['/', '/blogs', '/blog/3']);
  expect(page.relatedServices.map(({ id }) => id)).toEqual(['audit', 'advice']);
  expect(page.practices).toEqual([true, false, true]);
  expect(page.dutyCalendar?.id).toBe('filings');
  expect(page.calculators.map(({ id }) => id)).toEqual(['fee']);
  expect(page.registerPath).toBe('/law');
  expect(page.lawPath).toBe(site.paths.lawOfArticle(3));
  expect(page.checklistPath).toBeUndefined();
  expect(page.url).toBe('https://www.example.org/blog/3');
  const withoutLaw = { ...site, hasPage: () => false };
  expect(buildArticlePage(article, entries, withoutLaw, undefined).lawPath).toBeUndefined();
});

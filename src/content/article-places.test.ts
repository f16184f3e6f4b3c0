import { expect, test } from 'vitest';
import { listPlaces, splitAtPlaces } from './article-places.ts';

const html =
  '<p>One</p>\n<p><a href="#figure-pay">Chart</a></p>\n<p>Two, <a href="#calendar">see</a></p>';

test('a paragraph that is only a link to a figure is its place', () => {
  expect(splitAtPlaces(html, ['figure-pay'])).toEqual([
    { html: '<p>One</p>\n' },
    { anchor: 'figure-pay' },
    { html: '\n<p>Two, <a href="#calendar">see</a></p>' },
  ]);
});

test('what has no place of its own follows the text', () => {
  expect(splitAtPlaces(html, ['calendar'])).toEqual([{ html }, { anchor: 'calendar' }]);
});

test('a link to a heading stays a link', () => {
  expect(splitAtPlaces(html, [])).toEqual([{ html }]);
});

test('the fields of an article name its places', () => {
  const fields = { calendar: 'duties', bars: [{ id: 'pay' }], timelines: [{ id: 'weeks' }] };
  expect(listPlaces(fields)).toEqual(['figure-pay', 'figure-weeks', 'calendar']);
  expect(listPlaces({})).toEqual([]);
});

import { expect, test } from 'vitest';
import { parseHtml, toHtml } from '../../../render/render-markdown.ts';
import { listPlaces, splitAtPlaces } from './article-places.ts';

const html =
  '<p>One</p>\n<p><a href="#figure-pay">Chart</a></p>\n<p>Two, <a href="#calendar">see</a></p>';

/** @returns the pieces, with the HTML of each text */
const split = (text: string, anchors: string[]) =>
  splitAtPlaces(parseHtml(text), anchors).map((piece) =>
    'body' in piece ? { html: toHtml(piece.body) } : piece,
  );

test('a paragraph with only a link to a figure is replaced by the figure', () => {
  expect(split(html, ['figure-pay'])).toEqual([
    { html: '<p>One</p>\n' },
    { anchor: 'figure-pay' },
    { html: '\n<p>Two, <a href="#calendar">see</a></p>' },
  ]);
});

test('nothing is between two figures in a row, or before and after the only figure', () => {
  const links = ['pay', 'weeks'].map((id) => `<p><a href="#figure-${id}">Chart</a></p>`);
  expect(split(`${links.join('\n')}\n`, ['figure-pay', 'figure-weeks'])).toEqual([
    { anchor: 'figure-pay' },
    { anchor: 'figure-weeks' },
  ]);
});

test('a figure without such a link follows the text, where a link to a heading remains', () => {
  expect(split(html, ['calendar'])).toEqual([{ html }, { anchor: 'calendar' }]);
});

test('the fields of an article define its figures', () => {
  const fields = { calendar: 'duties', bars: [{ id: 'pay' }], timelines: [{ id: 'weeks' }] };
  expect(listPlaces(fields)).toEqual(['figure-pay', 'figure-weeks', 'calendar']);
  expect(listPlaces({})).toEqual([]);
});

import { expect, test } from 'vitest';
import { readPage } from '../../../tools/built-site.ts';
import { findAnchors } from '../../../tools/check/markdown.ts';
import { readArticles, readServices } from '../../support/published.ts';
import { readSite } from '../../support/read-site.ts';

const { paths } = readSite();

const texts = [
  ...readArticles().map(({ number, body }) => ({ path: paths.article(number), body })),
  ...readServices().map(({ id, body }) => ({ path: paths.service(id), body })),
];

/** The content check computes the anchors itself to validate links such as `/blog/3#heading`. */
test.each(texts)('$path has the anchors that the content check computes', ({ path, body }) => {
  const anchors = readPage(path)
    .querySelectorAll('.prose [id]')
    .map((element) => element.id);
  expect(anchors).toEqual(findAnchors({ body, bodyLine: 1 }));
});

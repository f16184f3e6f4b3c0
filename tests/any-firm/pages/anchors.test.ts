import { expect, test } from 'vitest';
import { articlePath, servicePath } from '../../../src/content/addresses.ts';
import { readPage } from '../../../tools/built-site.ts';
import { findAnchors } from '../../../tools/check/markdown.ts';
import { readArticles, readServices } from '../../support/published.ts';

const texts = [
  ...readArticles().map(({ number, body }) => ({ path: articlePath(number), body })),
  ...readServices().map(({ id, body }) => ({ path: servicePath(id), body })),
];

/** The content check computes the anchors itself to validate links such as `/blog/3#heading`. */
test.each(texts)('$path has the anchors that the content check computes', ({ path, body }) => {
  const anchors = readPage(path)
    .querySelectorAll('.prose [id]')
    .map((element) => element.id);
  expect(anchors).toEqual(findAnchors({ body, bodyLine: 1 }));
});

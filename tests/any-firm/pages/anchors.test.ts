import { expect, test } from 'vitest';
import { findAnchors } from '../../../src/check/markdown.ts';
import { listPaths, readPage } from '../../../tools/built-site.ts';
import { readArticles, readServices } from '../../support/published.ts';
import { readSite } from '../../support/read-site.ts';

const { paths } = readSite();

const texts = [
  ...readArticles().map((article) => ({ ...article, path: paths.article(article.number) })),
  ...readServices().map((service) => ({ ...service, path: paths.service(service.id) })),
];

test.runIf(texts.length === 0)('a site without articles and services has no such anchors', () => {
  expect(listPaths().flatMap((path) => readPage(path).querySelectorAll('article figure'))).toEqual(
    [],
  );
});

/** The content check computes the anchors itself to validate links such as `/blog/3#heading`. */
test.each(texts)('$path has the anchors that the content check computes', ({ path, ...data }) => {
  const anchors = readPage(path)
    .querySelectorAll(':is(.prose, summary) :is(h2, h3, h4, h5, h6)[id], article figure[id]')
    .map((element) => element.id);
  const computed = findAnchors({ body: data.body, bodyLine: 1, data });
  expect(anchors.sort()).toEqual(computed.sort());
});

import { describe, expect, test } from 'vitest';
import { readPage, textOf } from '../../tools/built-site.ts';
import { readArticles } from '../support/published.ts';
import { readSite } from '../support/read-site.ts';

const { paths } = readSite();
const covered = readArticles().flatMap(({ number, cover }) =>
  cover ? [{ path: paths.article(number), figure: cover.figure }] : [],
);

/** The words of a figure, without arrows and abbreviations such as `s.` for a section. */
const listWords = (figure: string) =>
  figure.split(/[\s→]+/).filter((word) => word !== '' && !word.endsWith('.'));

describe.skipIf(covered.length === 0)('covers', () => {
  test.each(covered)('the article $path states the figure of its cover, $figure', (article) => {
    const main = readPage(article.path).querySelector('main');
    for (const cover of main?.querySelectorAll('[aria-hidden=true]') ?? []) cover.remove();
    const text = main ? textOf(main).toLowerCase() : '';
    for (const word of listWords(article.figure)) expect(text).toContain(word.toLowerCase());
  });
});

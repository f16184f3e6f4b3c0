import { expect, test } from 'vitest';
import { find, readDist, readPage, textOf } from '../../../tools/built-site.ts';
import { readArticles, readTeam } from '../../support/published.ts';
import { readSite } from '../../support/read-site.ts';

const { paths } = readSite();
const articles = readArticles().map((article) => ({
  ...article,
  path: paths.article(article.number),
}));
const team = readTeam();
const signed = articles.flatMap((article) => {
  const member = team.find(({ id }) => id === article.author);
  return member ? [{ path: article.path, title: article.title, member }] : [];
});

test.each(signed)('$path links from the byline to its author', ({ path, member }) => {
  const link = find(readPage(path), 'main a[rel="author"]');
  expect(textOf(link)).toBe(member.name);
  expect(link.getAttribute('href')).toBe(paths.member(member.id));
});

test.each(team)(
  'the entry of $name on the team page lists the articles by that member',
  ({ id }) => {
    const links = find(readPage(paths.team), `[id="${id}"]`)
      .querySelectorAll('a')
      .map((link) => ({ path: link.getAttribute('href'), title: textOf(link) }));
    const own = signed.filter(({ member }) => member.id === id);
    expect(links.filter(({ path }) => own.some((article) => article.path === path))).toEqual(
      own.map(({ path, title }) => ({ path, title })),
    );
  },
);

test.each(articles)('article $number offers its checklist as a file, if it has one', (article) => {
  const file = paths.checklist(article.number);
  const link = readPage(article.path).querySelector(`a[href="${file}"]`);
  expect(link !== null).toBe(article.checklist !== undefined);
  if (!link) return;
  expect(readDist(file).split('\n')[0]).toBe(article.checklist);
  expect(readDist(file)).toMatch(/^\[ \] \S/m);
});

import { expect, test } from 'vitest';
import { find, readDist, readPage, textOf } from '../../../tools/built-site.ts';
import { readArticles, readTeam } from '../../support/published.ts';
import { readSite } from '../../support/read-site.ts';

const { paths } = readSite();
const team = readTeam();
const signed = readArticles().flatMap((article) => {
  const member = team.find(({ id }) => id === article.author);
  return member ? [{ path: paths.article(article.number), title: article.title, member }] : [];
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

test.runIf(signed.length > 0)('the feed names the author of each article', () => {
  const { items } = JSON.parse(readDist(paths.jsonFeed)) as {
    items: { url: string; authors?: { name: string }[] }[];
  };
  for (const { path, member } of signed) {
    const item = items.find(({ url }) => new URL(url).pathname === path);
    // A number in a name is typeset with the word after it.
    expect(item?.authors?.map(({ name }) => name.replaceAll('\u00a0', ' '))).toEqual([member.name]);
  }
});

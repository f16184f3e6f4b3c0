import { describe, expect, test } from 'vitest';
import { formatDate } from '../../../src/content/dates.ts';
import { fill } from '../../../src/content/words.ts';
import { countWords, formatReadTime } from '../../../src/features/articles/model/read-time.ts';
import {
  find,
  hrefsOf,
  linksOf,
  partUnder,
  readDist,
  readMain,
  textOf,
  textsOf,
} from '../../../tools/built-site.ts';
import {
  hasPage,
  listRoutesOf,
  readArticles,
  readBuildDay,
  readMainServices,
  readPageData,
  readPublished,
  readSite,
} from '../../support/site.ts';

const { firm, words, paths } = readSite();

/** What the pages of any firm consist of, in which order, and where they lead. */

const articles = readArticles();
const openings = readPublished('openings');
const team = readPublished('team');

type Part = ReturnType<typeof find>;

const expectNewTab = (main: Part, href: string | undefined) =>
  expect(find(main, `a[href="${href}"]`).getAttribute('target')).toBe('_blank');

describe('home', () => {
  const main = readMain('/');
  const { order } = readPageData('home');
  const showsArticles = order.includes('insights') && articles.length > 0;

  test('has its sections in the order that the firm chose, with a card for each service', () => {
    const anchors = { services: 'services', insights: 'blogs', contact: 'contact' };
    expect(main.querySelectorAll('section[id]').map(({ id }) => id)).toEqual(
      order
        .filter((name) => name !== 'insights' || showsArticles)
        .flatMap((name) => (name in anchors ? anchors[name as keyof typeof anchors] : [])),
    );
    // fields.test.ts holds the texts.
    expect(find(main, '#services').querySelectorAll('article').flatMap(linksOf)).toEqual(
      readMainServices().map(({ id }) => [words.ui.learnMore, paths.service(id)]),
    );
  });

  test.runIf(showsArticles)('shows the three newest articles', () => {
    const part = find(main, '#blogs');
    expect(part.querySelectorAll('article').map(linksOf)).toEqual(
      articles.slice(0, 3).map(({ number, title }) => [
        [title, paths.article(number)],
        [words.articles.readMore, paths.article(number)],
      ]),
    );
    expect(linksOf(part)).toContainEqual([words.articles.viewAll, paths.blogs]);
    // That is said on the article.
    const [, changed = ''] = words.articles.lawChangedSince.other.split('{count} ');
    expect(textOf(part)).not.toContain(changed);
  });

  test('leads to the mailbox and to the booking page in its contact section', () => {
    const links = hrefsOf(find(main, '#contact'));
    expect(links).toContain(`mailto:${firm.email}`);
    if (firm.bookingUrl) expect(links).toContain(firm.bookingUrl);
  });
});

test.each(articles.map((article, index) => ({ ...article, index })))(
  'article $number shows its reading time and leads to its author, its checklist, other articles and two networks',
  ({ number, index, author, category, checklist, content, body }) => {
    const main = readMain(paths.article(number));
    const member = team.find(({ id }) => id === author);
    if (member) {
      const byline = find(main, 'a[rel="author"]');
      expect(textOf(byline)).toBe(member.name);
      expect(byline.getAttribute('href')).toBe(paths.member(member.id));
    }
    const file = paths.checklist(number);
    expect(hrefsOf(main).includes(file)).toBe(checklist !== undefined);
    if (checklist) {
      expect(readDist(file).split('\n')[0]).toBe(checklist);
      expect(readDist(file)).toMatch(/^\[ \] \S/m);
    }
    // The text contains non-breaking spaces.
    const readTime = formatReadTime(countWords(`${content} ${body}`), words).replace(/\s/g, ' ');
    expect(textOf(main)).toContain(readTime);
    if (articles.length > 1)
      expect(hrefsOf(find(main, `nav[aria-label="${words.articles.neighbours}"]`))).toEqual(
        [articles[index - 1], articles[index + 1]].flatMap((other) =>
          other ? [paths.article(other.number)] : [],
        ),
      );
    if (articles.some((other) => other.category === category && other.number !== number))
      expect(hrefsOf(partUnder(main, fill(words.articles.related, { category })))).not.toContain(
        paths.article(number),
      );
    const title = find(main, 'h1').textContent.trim();
    for (const [network, base, text] of [
      [words.layout.network, 'https://www.linkedin.com/sharing/share-offsite/', 'title'],
      [words.articles.microblog, 'https://twitter.com/intent/tweet', 'text'],
    ] as const) {
      const link = find(main, `a[href^="${base}"]`);
      expect(textOf(link)).toContain(fill(words.articles.shareOn, { network }));
      expect(link.getAttribute('target')).toBe('_blank');
      const { searchParams } = new URL(link.getAttribute('href') ?? '');
      const url = `${firm.siteUrl}${paths.article(number)}`;
      expect(Object.fromEntries(searchParams)).toEqual({ url, [text]: title });
    }
  },
);

test.each([
  ...articles.map(({ number }) => ({ path: paths.article(number) })),
  ...listRoutesOf('legal'),
])('$path lists its main headings as contents', ({ path }) => {
  const main = readMain(path);
  const contents = find(main, `nav[aria-label="${words.ui.contents}"]`);
  expect(linksOf(contents)).toEqual(
    main.querySelectorAll('.prose h2').map((heading) => [textOf(heading), `#${heading.id}`]),
  );
});

test.runIf(hasPage('team'))(
  'the team has a card for each member, with the articles of each, and invites to join it',
  () => {
    const main = readMain(paths.team);
    expect(textsOf(main, 'article h2')).toEqual(team.map(({ name }) => name));
    for (const { id, linkedin } of team) {
      if (linkedin) expectNewTab(main, linkedin);
      const own = articles.filter(({ author }) => author === id);
      const links = linksOf(find(main, `[id="${id}"]`)).filter(([, href]) =>
        href?.startsWith(`${paths.articleFolder}/`),
      );
      expect(links).toEqual(own.map(({ number, title }) => [title, paths.article(number)]));
    }
    // The quotation marks of a text are those of the language.
    const fold = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');
    const seen = main.querySelectorAll('article').map((card) => fold(textOf(card, 'details')));
    expect(seen).toEqual(team.map(({ bio }) => expect.stringContaining(fold(bio))));
    expect(textOf(main)).toContain(firm.sampleNote ?? '');
    const links = hrefsOf(partUnder(main, readPageData('team').join.heading));
    if (hasPage('work-with-us')) expect(links).toContain(paths.workWithUs);
    expect(links).toContain(`mailto:${firm.careersEmail}`);
  },
);

test.runIf(hasPage('work-with-us'))(
  'has a link to every opening, and a form for it that says where it goes',
  () => {
    const main = readMain(paths.workWithUs);
    const part = partUnder(main, readPageData('work-with-us').form.heading);
    for (const { path } of listRoutesOf('openings')) expect(hrefsOf(main)).toContain(path);
    expect(textOf(part)).toContain(firm.email);
    const { selectPosition, generalApplication } = words.careers;
    const positions = [selectPosition, ...openings.map(({ title }) => title), generalApplication];
    expect(textsOf(part, 'form option')).toEqual(positions);
    // Phones and browsers know these types.
    for (const [name, type, autocomplete] of [
      ['name', 'text', 'name'],
      ['email', 'email', 'email'],
      ['phone', 'tel', 'tel'],
    ]) {
      const field = find(part, `[name=${name}]`);
      expect(field.getAttribute('type')).toBe(type);
      expect(field.getAttribute('autocomplete')).toBe(autocomplete);
    }
  },
);

test.each(readMainServices())(
  '/services/$id links to its sub-pages, and they link back',
  ({ id, title }) => {
    for (const part of readPublished('services').filter((part) => part.id.startsWith(`${id}/`))) {
      const path = paths.service(part.id);
      expect(hrefsOf(readMain(paths.service(id)))).toContain(path);
      const trail = find(readMain(path), `nav[aria-label="${words.ui.breadcrumb}"]`);
      expect(linksOf(trail)).toContainEqual([title, paths.service(id)]);
    }
  },
);

test.each(listRoutesOf('legal'))(
  '$path shows the date of the build without scripts',
  ({ path }) => {
    const date = formatDate(readBuildDay(), words.formats.dates);
    expect(textOf(readMain(path))).toContain(fill(words.legal.lastUpdated, { date }));
  },
);

const studies = readPublished('caseStudies');

test.runIf(hasPage('case-studies') && firm.schedulingUrl)(
  'the case studies are in order, and an appointment can be made in a new tab',
  () => {
    const main = readMain(paths.caseStudies);
    expect(textsOf(main, 'article h2')).toEqual(studies.map(({ title }) => title));
    expect(textOf(main)).toContain(firm.sampleNote ?? '');
    const { results, challenges, solutions } = words.caseStudies;
    for (const [index, study] of main.querySelectorAll('article').entries()) {
      const inView = study.querySelectorAll('p, summary').filter((part) => !part.closest('.fold'));
      expect(inView.map((part) => textOf(part))).toEqual(
        expect.arrayContaining([studies[index]?.industry, studies[index]?.description]),
      );
      expect(textsOf(study, 'h3')).toEqual(
        expect.arrayContaining([results, challenges, solutions]),
      );
    }
    if (readPageData('case-studies').scheduling) expectNewTab(main, firm.schedulingUrl);
  },
);

test.each(studies)(
  'case study $id, its services and its sector link to each other',
  ({ id, industry, services }) => {
    const own = paths.caseStudy(id);
    const links = hrefsOf(find(readMain(paths.caseStudies), `#${id}`));
    const sector = readPublished('sectors').find(({ title }) => title === industry);
    if (sector) {
      expect(links).toContain(paths.sector(sector.id));
      expect(hrefsOf(find(readMain(paths.businessSectors), `#${sector.id}`))).toContain(own);
    }
    for (const service of services.map((service) => paths.service(service))) {
      expect(links).toContain(service);
      expect(hrefsOf(readMain(service))).toContain(own);
    }
  },
);

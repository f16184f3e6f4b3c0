import { describe, expect, test } from 'vitest';
import { formatDate, parseDate } from '../../../src/content/dates.ts';
import type { PageId } from '../../../src/content/kinds/page.ts';
import { fill } from '../../../src/content/words/fill.ts';
import { articlesInHtml } from '../../../src/features/articles/archive.ts';
import { pageSize } from '../../../src/features/articles/article-search.ts';
import { countWords, formatReadTime } from '../../../src/features/articles/model/read-time.ts';
import {
  find,
  linksOf,
  listNotFound,
  partUnder,
  readPage,
  textOf,
  textsOf,
} from '../../../tools/built-site.ts';
import { readBuildDay } from '../../support/build-day.ts';
import {
  hasPage,
  readArticles,
  readMainServices,
  readOpenings,
  readPageData,
  readRegions,
  readServices,
  readSubServices,
  readTeam,
} from '../../support/published.ts';
import { readOffices } from '../../support/read-firm.ts';
import { readSite } from '../../support/read-site.ts';
import { listRoutesOf } from '../../support/routes.ts';

const site = readSite();
const { firm, words, paths } = site;

/** What the pages of any firm consist of, in which order, and where they lead. */

const articles = readArticles();
const readMain = (path: string) => find(readPage(path), 'main');
const legalPaths = listRoutesOf('legal').map(({ path }) => path);
const hrefsOf = (root: ReturnType<typeof find>) => linksOf(root).map(([, href]) => href);

/** A suite about a page that a firm may leave out. */
function describePage(id: PageId, name: string, suite: () => void) {
  if (hasPage(id)) describe(name, suite);
}

describe('home', () => {
  const main = readMain('/');
  const { order } = readPageData('home');
  const showsArticles = order.includes('insights') && articles.length > 0;

  test('the hero has a button and an arrow that lead to the services', () => {
    const links = main.querySelectorAll('a[href="/#services"], a[href="#services"]');
    expect(links.map((element) => textOf(element))).toEqual([words.firm.exploreServices, '']);
    expect(links[1]?.getAttribute('aria-label')).toBeTruthy();
    expect(links[1]?.querySelector('svg')).toBeTruthy();
    expect(textOf(find(main, 'h1 + * p'))).toBe(readPageData('home').intro);
  });

  test('has the anchors of its sections, in the order that the firm chose', () => {
    const anchors = { services: 'services', insights: 'blogs', contact: 'contact' };
    expect(main.querySelectorAll('section[id]').map(({ id }) => id)).toEqual(
      order
        .filter((name) => name !== 'insights' || showsArticles)
        .flatMap((name) => (name in anchors ? anchors[name as keyof typeof anchors] : [])),
    );
  });

  test('shows a complete card for each main service', () => {
    const cards = find(main, '#services').querySelectorAll('article');
    expect(cards).toHaveLength(readMainServices().length);
    for (const [index, { id, title, description, points }] of readMainServices().entries()) {
      const card = cards[index] ?? main;
      expect(textOf(find(card, 'h3'))).toBe(title);
      expect(textOf(find(card, 'p'))).toBe(description);
      expect(textsOf(card, 'li')).toEqual(points);
      expect(linksOf(card)).toEqual([[words.ui.learnMore, paths.service(id)]]);
    }
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
  });

  test('shows the contact details', () => {
    const links = hrefsOf(find(main, '#contact'));
    expect(links).toContain(`mailto:${firm.email}`);
    if (firm.bookingUrl) expect(links).toContain(firm.bookingUrl);
    const facts = [firm.phone, firm.replyTime, ...readOffices().map(({ hours }) => hours)];
    // Quotation marks are those of the language.
    const fold = (text = '') => text.replaceAll(/[^\p{L}\p{N}+]/gu, '');
    const shown = fold(textOf(find(main, '#contact')));
    for (const fact of facts) expect(shown).toContain(fold(fact));
  });
});

test.runIf(hasPage('who-are-we'))('Who Are We links to the team and the mission', () => {
  const targets = hrefsOf(readMain(paths.whoAreWe));
  const { team, mission } = readPageData('who-are-we');
  if (team && hasPage('team')) expect(targets).toContain(paths.team);
  if (mission && hasPage('mission-vision')) expect(targets).toContain(paths.missionVision);
});

describe.runIf(articles.length > 0)('the blog', () => {
  test('the list has every article that fits, newest first', () => {
    const cards = find(readMain(paths.blogs), '[aria-labelledby=articles]').querySelectorAll(
      'article',
    );
    expect(cards.map((card) => hrefsOf(card)[0])).toEqual(
      articles.slice(0, articlesInHtml).map(({ number }) => paths.article(number)),
    );
  });

  test.runIf(articles.length > articlesInHtml)('the pages of years have every article', () => {
    const years = find(readMain(paths.blogs), `nav[aria-label="${words.articles.byYear}"]`);
    const found = hrefsOf(years).flatMap((year) =>
      readMain(year ?? '')
        .querySelectorAll('article')
        .map((item) => hrefsOf(item)[0]),
    );
    expect(found).toEqual(articles.map(({ number }) => paths.article(number)));
  });

  test('the list features the article that the firm chose, or article 0', () => {
    const chosen = Number.parseInt(readPageData('blogs').featured ?? '0', 10);
    const featured = find(readMain(paths.blogs), '[aria-labelledby=featured]');
    expect(new Set(hrefsOf(featured))).toEqual(new Set([paths.article(chosen)]));
  });

  test('the list is between the featured article and the newsletter', () => {
    const all = readMain(paths.blogs).querySelectorAll('*');
    const positions = [
      'h1',
      '[aria-labelledby=featured]',
      'search input[type=search]',
      'search fieldset',
      '[aria-labelledby=articles] ul',
      ...(articles.length > pageSize ? [`nav[aria-label="${words.ui.pages}"]`] : []),
      ...(readPageData('blogs').newsletter ? ['#newsletter-email'] : []),
    ].map((part) => all.indexOf(find(readMain(paths.blogs), part)));
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  });

  test.each(articles)('article $number shows its reading time', ({ number, content, body }) => {
    // The text contains non-breaking spaces.
    const readTime = formatReadTime(countWords(`${content} ${body}`), words).replace(/\s/g, ' ');
    expect(textOf(readMain(paths.article(number)))).toContain(readTime);
  });
});

test.each(articles.map((article, index) => ({ ...article, index })))(
  'article $number links to its neighbours, to related articles and to two networks',
  ({ number, index, category }) => {
    const main = readMain(paths.article(number));
    const neighbours = [articles[index - 1], articles[index + 1]];
    if (articles.length > 1)
      expect(hrefsOf(find(main, `nav[aria-label="${words.articles.neighbours}"]`))).toEqual(
        neighbours.flatMap((other) => (other ? [paths.article(other.number)] : [])),
      );
    if (articles.some((other) => other.category === category && other.number !== number)) {
      const related = partUnder(main, fill(words.articles.related, { category }));
      expect(hrefsOf(related)).not.toContain(paths.article(number));
      for (const card of related.querySelectorAll('article'))
        expect(textOf(card)).toContain(category);
    }
    const title = find(main, 'h1').textContent.trim();
    const canonical = `${firm.siteUrl}${paths.article(number)}`;
    for (const [network, base, text] of [
      [words.layout.network, 'https://www.linkedin.com/sharing/share-offsite/', 'title'],
      [words.articles.microblog, 'https://twitter.com/intent/tweet', 'text'],
    ] as const) {
      const link = find(main, `a[href^="${base}"]`);
      expect(textOf(link)).toContain(fill(words.articles.shareOn, { network }));
      expect(link.getAttribute('target')).toBe('_blank');
      const { searchParams } = new URL(link.getAttribute('href') ?? '');
      expect(Object.fromEntries(searchParams)).toEqual({ url: canonical, [text]: title });
    }
  },
);

test.each([...articles.map(({ number }) => paths.article(number)), ...legalPaths])(
  '%s lists its main headings as contents',
  (path) => {
    const main = readMain(path);
    const contents = find(main, `nav[aria-label="${words.ui.contents}"]`);
    expect(linksOf(contents)).toEqual(
      main.querySelectorAll('.prose h2').map((heading) => [textOf(heading), `#${heading.id}`]),
    );
  },
);

const withScheduling = readServices().filter(({ scheduling }) => scheduling);

test.each(firm.schedulingUrl ? withScheduling : [])(
  'service $id has a scheduling link that opens in a new tab',
  ({ id }) => {
    const link = find(readMain(paths.service(id)), `a[href="${firm.schedulingUrl}"]`);
    expect(link.getAttribute('target')).toBe('_blank');
  },
);

describePage('team', 'Team', () => {
  const main = readMain(paths.team);

  test('shows a card for each member, whose profile opens in a new tab', () => {
    expect(textsOf(main, 'article h2')).toEqual(readTeam().map(({ name }) => name));
    for (const { linkedin } of readTeam())
      if (linkedin)
        expect(find(main, `article a[href="${linkedin}"]`).getAttribute('target')).toBe('_blank');
  });

  test('links to the careers page and the recruitment mailbox', () => {
    const links = hrefsOf(partUnder(main, readPageData('team').join.heading));
    if (hasPage('work-with-us')) expect(links).toContain(paths.workWithUs);
    expect(links).toContain(`mailto:${firm.careersEmail}`);
  });
});

describePage('work-with-us', 'Work With Us', () => {
  const main = readMain(paths.workWithUs);
  const page = readPageData('work-with-us');

  test('has the sections culture, openings and form, in order', () => {
    expect(textsOf(main, 'h1, h2')).toEqual([
      page.heading,
      page.culture.heading,
      page.openings.heading,
      page.form.heading,
    ]);
  });

  test('shows a card for each opening, with links to its page and to the form', () => {
    const cards = partUnder(main, page.openings.heading).querySelectorAll('article');
    expect(cards.map((card) => textOf(find(card, 'h3')))).toEqual(
      readOpenings().map(({ title }) => title),
    );
    for (const [index, { id, postedDate }] of readOpenings().entries()) {
      const card = cards[index] ?? main;
      expect(hrefsOf(card)).toContain(paths.opening(id));
      const posted = formatDate(parseDate(postedDate), words.formats.dates);
      for (const fact of [posted, words.careers.apply]) expect(textOf(card)).toContain(fact);
    }
  });

  test.runIf(readOpenings().length > 0)(
    'opens with a door for each opening, beside its title',
    () => {
      const doors = main.querySelectorAll('nav.doors li');
      expect(doors.map((door) => door.querySelectorAll('svg').length)).toEqual(
        readOpenings().map(() => 1),
      );
      expect(doors.map((door) => textOf(find(door, 'a')))).toEqual(
        readOpenings().map(({ title }) => title),
      );
    },
  );

  test('states where applications are sent and what happens next', () => {
    const part = partUnder(main, page.form.heading);
    expect(part.id).toBe('job-application-form');
    expect(part.querySelector('form')).toBeTruthy();
    expect(textOf(part)).toContain(firm.email);
    expect(textsOf(part, 'h3')).toContain(page.nextHeading);
    expect(textsOf(part, 'ol li')).toEqual(page.nextSteps);
  });

  test('the fields have the types that phones and browsers know', () => {
    const phone = { type: 'tel', inputmode: 'tel', placeholder: words.careers.phoneExample };
    for (const [name, attributes] of Object.entries({
      name: { type: 'text', autocomplete: 'name' },
      email: { type: 'email', autocomplete: 'email', inputmode: 'email' },
      phone: { ...phone, autocomplete: 'tel' },
    }))
      for (const [attribute, value] of Object.entries(attributes))
        expect(find(main, `[name=${name}]`).getAttribute(attribute), name).toBe(value);
  });

  test('the form offers every opening, and the islands do not receive full openings', () => {
    const titles = readOpenings().map(({ title }) => title);
    expect(textsOf(main, 'select option')).toEqual([
      words.careers.selectPosition,
      ...titles,
      words.careers.generalApplication,
    ]);
    // Ids, departments and titles take about 60 characters per opening; a full opening takes 2000.
    for (const island of main.querySelectorAll('astro-island')) {
      const { words: _, ...data } = JSON.parse(island.getAttribute('props') ?? '');
      expect(JSON.stringify(data).length).toBeLessThan(400 + 100 * titles.length);
    }
  });
});

test.runIf(hasPage('work-with-us'))(
  'every opening says how the firm selects and which adjustments it offers',
  () => {
    const { equalOpportunity = '', accommodation = '' } = readPageData('work-with-us');
    for (const { path } of listRoutesOf('openings'))
      for (const text of [equalOpportunity, accommodation])
        expect(textOf(readMain(path))).toContain(text);
  },
);

test('the page of an opening links to the list and to the form with its position', () => {
  for (const { path, heading } of listRoutesOf('openings')) {
    const links = linksOf(readMain(path));
    expect(links.map(([, href]) => href)).toContain(paths.workWithUs);
    expect(links, path).toContainEqual([words.careers.apply, paths.apply(heading)]);
  }
});

test.each(readMainServices())(
  '/services/$id links to its sub-pages, and they link back',
  ({ id, title }) => {
    const links = hrefsOf(readMain(paths.service(id)));
    for (const part of readSubServices(id)) {
      expect(links).toContain(paths.service(part.id));
      const trail = find(
        readMain(paths.service(part.id)),
        `nav[aria-label="${words.ui.breadcrumb}"]`,
      );
      expect(linksOf(trail)).toContainEqual([title, paths.service(id)]);
    }
  },
);

describePage('where-we-operate', 'Where We Operate', () => {
  const main = readMain(paths.whereWeOperate);

  test('shows a card for each region with its points', () => {
    const cards = main.querySelectorAll('article');
    expect(cards).toHaveLength(readRegions().length);
    for (const [index, { id, title, points }] of readRegions().entries()) {
      const card = cards[index] ?? main;
      expect(textOf(find(card, 'h2'))).toBe(title);
      expect(card.querySelector('svg')).toBeTruthy();
      expect(textsOf(card, 'li')).toEqual(points);
      expect(linksOf(card)).toEqual([[words.ui.learnMore, paths.region(id)]]);
    }
  });

  test('links to the booking page', () => {
    const reach = partUnder(main, readPageData('where-we-operate').reach.heading);
    expect(linksOf(reach)).toContainEqual([
      words.layout.booking,
      firm.bookingUrl ?? `mailto:${firm.email}`,
    ]);
  });
});

test.each(listRoutesOf('regions'))('$path names every city that its map describes', ({ path }) => {
  const main = readMain(path);
  const described = main.querySelector('.map desc')?.textContent ?? '';
  const cities = textsOf(main, '.region-places li b');
  expect(cities).not.toEqual([]);
  for (const city of described === '' ? [] : cities) expect(described).toContain(city);
  const roots = main.querySelector('.map-roots')?.getAttribute('d') ?? '';
  // Too many names, or too long ones, are not below the map.
  expect([0, cities.length]).toContain(roots.match(/M/g)?.length ?? 0);
});

test.each(listRoutesOf('legal'))('$path shows the date of its last change', ({ path }) => {
  const date = formatDate(readBuildDay(path), words.formats.dates);
  expect(textOf(readMain(path))).toContain(fill(words.legal.lastUpdated, { date }));
});

test.runIf(firm.sample).each(listRoutesOf('legal'))('$path shows contact details', ({ path }) => {
  const main = readMain(path);
  const mailboxes = [firm.email, firm.grievanceEmail].map((mailbox) => `mailto:${mailbox}`);
  expect(hrefsOf(main).filter((href) => mailboxes.includes(href ?? ''))).not.toEqual([]);
  expect(textOf(main)).toContain(firm.phone);
});

// Hosts serve these pages at any path, of any depth.
test.each(listNotFound())('%s has absolute links only', (path) => {
  for (const element of readPage(path).querySelectorAll('[href], [src]')) {
    const address = element.getAttribute('href') ?? element.getAttribute('src');
    expect(address).toMatch(/^(\/|#|https:|mailto:|tel:)/);
  }
});

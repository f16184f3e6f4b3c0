import { describe, expect, test } from 'vitest';
import { articlePath } from '../../../src/content/addresses.ts';
import { formatDate } from '../../../src/content/dates.ts';
import { countWords, formatReadTime } from '../../../src/content/read-time.ts';
import { findMotif } from '../../../src/content/vocabulary.ts';
import { pageSize } from '../../../src/features/articles/article-search.ts';
import { drawCover } from '../../../src/ui/cover/cover.ts';
import {
  find,
  linksOf,
  notFoundPaths,
  partUnder,
  readPage,
  textOf,
  textsOf,
} from '../../../tools/built-site.ts';
import { readBuildDay } from '../../support/build-day.ts';
import {
  readArticles,
  readCaseStudies,
  readMainServices,
  readOpenings,
  readRegions,
  readSectors,
  readServices,
  readSubServices,
  readTeam,
  readVocabulary,
  readWords,
} from '../../support/published.ts';
import { readFirm } from '../../support/read-firm.ts';
import { listLegalRoutes, listOpeningRoutes } from '../../support/routes.ts';

/** Every page must show its content, for any firm. */

const firm = readFirm();
const articles = readArticles();
const readMain = (path: string) => find(readPage(path), 'main');
const legalPaths = listLegalRoutes().map(({ path }) => path);
const hrefsOf = (root: ReturnType<typeof find>) => linksOf(root).map(([, href]) => href);

describe('home', () => {
  const main = readMain('/');

  test('the hero has a button and an arrow that lead to the services', () => {
    const links = main.querySelectorAll('a[href="/#services"], a[href="#services"]');
    expect(links.map((element) => textOf(element))).toEqual(['Explore Our Services', '']);
    expect(links[1]?.getAttribute('aria-label')).toBeTruthy();
    expect(links[1]?.querySelector('svg')).toBeTruthy();
    expect(textOf(find(main, 'p'))).toBe(readWords('home').intro);
  });

  test('has the anchors services, blogs and contact', () => {
    expect(main.querySelectorAll('section[id]').map(({ id }) => id)).toEqual([
      'services',
      'blogs',
      'contact',
    ]);
  });

  test('shows a complete card for each main service', () => {
    const cards = find(main, '#services').querySelectorAll('article');
    expect(cards).toHaveLength(readMainServices().length);
    for (const [index, { id, title, description, points }] of readMainServices().entries()) {
      const card = cards[index] ?? main;
      expect(textOf(find(card, 'h3'))).toBe(title);
      expect(card.querySelector('svg')).toBeTruthy();
      expect(textOf(find(card, 'p'))).toBe(description);
      expect(textsOf(card, 'li')).toEqual(points);
      expect(linksOf(card)).toEqual([['Learn More', `/services/${id}`]]);
    }
  });

  test('shows the three newest articles', () => {
    const part = find(main, '#blogs');
    expect(part.querySelectorAll('article').map(linksOf)).toEqual(
      articles.slice(0, 3).map(({ number, title }) => [
        [title, `/blog/${number}`],
        ['Read More', `/blog/${number}`],
      ]),
    );
    expect(linksOf(part)).toContainEqual(['View All Articles', '/blogs']);
  });

  test('shows the contact details', () => {
    const links = hrefsOf(find(main, '#contact'));
    expect(links).toContain(`mailto:${firm.email}`);
    expect(links).toContain(firm.bookingUrl);
    expect(textOf(find(main, '#contact'))).toContain(firm.phone);
  });
});

test('Who Are We links to the team and the mission', () => {
  const targets = hrefsOf(readMain('/who-are-we'));
  expect(targets).toContain('/team');
  expect(targets).toContain('/mission-vision');
});

test('Mission, Vision & Values shows all three, and the purpose', () => {
  const main = readMain('/mission-vision');
  const { mission, vision, valuesHeading, values, purpose } = readWords('mission-vision');
  for (const { heading, text } of [mission, vision, purpose])
    expect(textOf(partUnder(main, heading))).toContain(text);
  expect(textsOf(partUnder(main, valuesHeading), 'li h3')).toEqual(
    values.map(({ title }) => title),
  );
});

describe('the blog', () => {
  test('the list has every article, newest first', () => {
    const cards = find(readMain('/blogs'), '[aria-labelledby=articles]').querySelectorAll(
      'article',
    );
    expect(cards.map((card) => hrefsOf(card)[0])).toEqual(
      articles.map(({ number }) => `/blog/${number}`),
    );
  });

  test('the list features article 0', () => {
    const featured = find(readMain('/blogs'), '[aria-labelledby=featured]');
    expect(new Set(hrefsOf(featured))).toEqual(new Set(['/blog/0']));
  });

  test('the list is between the featured article and the newsletter', () => {
    const all = readMain('/blogs').querySelectorAll('*');
    const positions = [
      'h1',
      '[aria-labelledby=featured]',
      'search input[type=search]',
      'search fieldset',
      '[aria-labelledby=articles] ul',
      ...(articles.length > pageSize ? ['nav[aria-label="Pages of articles"]'] : []),
      '#newsletter-email',
    ].map((part) => all.indexOf(find(readMain('/blogs'), part)));
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  });

  test.each(articles)(
    '/blog/$number shows its date, category and reading time',
    ({ number, date, category, content, body }) => {
      const text = textOf(readMain(`/blog/${number}`));
      for (const fact of [date, category, formatReadTime(countWords(`${content} ${body}`))])
        expect(text).toContain(fact);
    },
  );
});

test.each([...articles.map(({ number }) => articlePath(number)), ...legalPaths])(
  '%s lists its main headings as contents',
  (path) => {
    const main = readMain(path);
    const contents = find(main, 'nav[aria-label="On this page"]');
    expect(linksOf(contents)).toEqual(
      main.querySelectorAll('.prose h2').map((heading) => [textOf(heading), `#${heading.id}`]),
    );
  },
);

describe('Case Studies', () => {
  const main = readMain('/case-studies');

  test('shows every case study completely, with its industry', () => {
    const studies = main.querySelectorAll('article');
    expect(studies.map((study) => textOf(find(study, 'h2')))).toEqual(
      readCaseStudies().map(({ title }) => title),
    );
    for (const [index, { industry, challenges, solutions }] of readCaseStudies().entries()) {
      const study = studies[index] ?? main;
      expect(textOf(study)).toContain(industry);
      for (const part of ['Results', 'Challenges', 'Solutions'])
        expect(textsOf(study, 'h3'), `study ${index}`).toContain(part);
      expect(textsOf(study, 'li')).toEqual(expect.arrayContaining([...challenges, ...solutions]));
      expect(study.querySelector('blockquote')).toBeTruthy();
    }
  });

  test('shows the cover of the first service of a case study', () => {
    const html = main.toString();
    for (const { order, title, services: used } of readCaseStudies()) {
      const category = readServices().find(({ id }) => id === used[0])?.category;
      const motif = category === undefined ? undefined : findMotif(readVocabulary(), category);
      for (const { d } of drawCover({ number: order, title, motif }).shapes)
        expect(html, title).toContain(d);
    }
  });
});

const withScheduling = readServices().filter(({ scheduling }) => scheduling);

test.each(['/case-studies', ...withScheduling.map(({ id }) => `/services/${id}`)])(
  '%s has a scheduling link that opens in a new tab',
  (path) => {
    const link = find(readMain(path), `a[href="${firm.schedulingUrl}"]`);
    expect(link.getAttribute('target')).toBe('_blank');
  },
);

describe('Team', () => {
  const main = readMain('/team');

  test('shows a complete card for each member', () => {
    const cards = main.querySelectorAll('article');
    expect(cards).toHaveLength(readTeam().length);
    for (const [index, { name, role, bio, initials, linkedin }] of readTeam().entries()) {
      const card = cards[index] ?? main;
      expect(textOf(find(card, 'h2'))).toBe(name);
      expect(textsOf(card, 'p').slice(0, 2)).toEqual([role, bio]);
      expect(card.textContent).toContain(initials);
      expect(find(card, `a[href="${linkedin}"]`).getAttribute('target')).toBe('_blank');
    }
  });

  test('links to the careers page and the recruitment mailbox', () => {
    const links = hrefsOf(partUnder(main, readWords('team').join.heading));
    expect(links).toContain('/work-with-us');
    expect(links).toContain(`mailto:${firm.careersEmail}`);
  });
});

describe('Work With Us', () => {
  const main = readMain('/work-with-us');
  const words = readWords('work-with-us');

  test('has the sections culture, openings and form, in order', () => {
    expect(textsOf(main, 'h1, h2')).toEqual([
      words.heading,
      words.culture.heading,
      words.openings.heading,
      words.form.heading,
    ]);
  });

  test('shows the culture items', () => {
    expect(textsOf(partUnder(main, words.culture.heading), 'li h3')).toEqual(
      words.culture.items.map(({ title }) => title),
    );
  });

  test('shows every opening completely', () => {
    const cards = partUnder(main, words.openings.heading).querySelectorAll('article');
    expect(cards).toHaveLength(readOpenings().length);
    for (const [index, opening] of readOpenings().entries()) {
      const card = cards[index] ?? main;
      const { department, type, postedDate, shortDescription } = opening;
      expect(textOf(find(card, 'h3'))).toBe(opening.title);
      expect(hrefsOf(card)).toContain(`/work-with-us/${opening.id}`);
      for (const fact of [department, type, postedDate, shortDescription, 'Apply Now'])
        expect(textOf(card)).toContain(fact);
      expect(textsOf(card, 'li')).toEqual(opening.skills);
    }
  });

  test('states where applications are sent and what happens next', () => {
    const part = partUnder(main, words.form.heading);
    expect(part.id).toBe('job-application-form');
    expect(part.querySelector('form')).toBeTruthy();
    expect(textOf(part)).toContain(firm.email);
    expect(textsOf(part, 'h3')).toContain(words.nextHeading);
    expect(textsOf(part, 'ol li')).toEqual(words.nextSteps);
  });

  test('the form offers every opening, and the islands do not receive full openings', () => {
    const titles = readOpenings().map(({ title }) => title);
    expect(textsOf(main, 'select option')).toEqual([
      'Select Position',
      ...titles,
      'General Application',
    ]);
    // Ids, departments and titles take about 60 characters per opening; a full opening takes 2000.
    for (const island of main.querySelectorAll('astro-island'))
      expect(island.getAttribute('props')?.length).toBeLessThan(400 + 100 * titles.length);
  });
});

test('the page of an opening links to the list and to the form with its position', () => {
  for (const { path, heading } of listOpeningRoutes()) {
    const links = linksOf(readMain(path));
    expect(links.map(([, href]) => href)).toContain('/work-with-us');
    expect(links, path).toContainEqual([
      'Apply Now',
      `/work-with-us?job=${encodeURIComponent(heading)}#job-application-form`,
    ]);
  }
});

test.each(readMainServices())(
  '/services/$id links to its sub-pages, and they link back',
  ({ id, title }) => {
    const links = hrefsOf(readMain(`/services/${id}`));
    for (const part of readSubServices(id)) {
      expect(links).toContain(`/services/${part.id}`);
      const trail = find(readMain(`/services/${part.id}`), 'nav[aria-label=Breadcrumb]');
      expect(linksOf(trail)).toContainEqual([title, `/services/${id}`]);
    }
  },
);

test.each(readServices())('/services/$id shows its areas', ({ id, areas }) => {
  const headings = textsOf(readMain(`/services/${id}`), 'h2, h3');
  expect(headings).toEqual(expect.arrayContaining(areas?.map(({ title }) => title) ?? []));
});

describe('Where We Operate', () => {
  const main = readMain('/where-we-operate');

  test('shows a card for each region with its points', () => {
    const cards = main.querySelectorAll('article');
    expect(cards).toHaveLength(4);
    for (const [index, { id, title, points }] of readRegions().entries()) {
      const card = cards[index] ?? main;
      expect(textOf(find(card, 'h2'))).toBe(title);
      expect(card.querySelector('svg')).toBeTruthy();
      expect(textsOf(card, 'li')).toEqual(points);
      expect(linksOf(card)).toEqual([['Learn More', `/where-we-operate/${id}`]]);
    }
  });

  test('links to the booking page', () => {
    const reach = partUnder(main, readWords('where-we-operate').reach.heading);
    expect(linksOf(reach)).toContainEqual(['Get a Consultation', firm.bookingUrl]);
  });

  test.each(readRegions())('the page of $id shows its focus areas and invitation', (region) => {
    const page = readMain(`/where-we-operate/${region.id}`);
    expect(textsOf(partUnder(page, region.focusHeading), 'li h3')).toEqual(
      region.focus.map(({ title }) => title),
    );
    expect(textsOf(page, 'h2')).toContain(region.invitationHeading);
  });
});

test('Business Sectors shows every sector', () => {
  expect(textsOf(readMain('/business-sectors'), 'h2')).toEqual(
    expect.arrayContaining(readSectors().map(({ title }) => title)),
  );
});

test.each(listLegalRoutes())('$path shows a date and contact details', ({ path }) => {
  const main = readMain(path);
  expect(textOf(main)).toContain(`Last updated: ${formatDate(readBuildDay(path))}`);
  expect(linksOf(main)).toContainEqual([firm.email, `mailto:${firm.email}`]);
  expect(textOf(main)).toContain(firm.phone);
});

describe('404 pages', () => {
  test('the page for unknown paths links to the home page', () => {
    const main = readMain('/404');
    const { heading, text } = readWords('not-found');
    expect(textOf(find(main, 'h1'))).toBe(heading);
    expect(textOf(main)).toContain(text);
    expect(hrefsOf(main)).toContain('/');
  });

  test('the page for unknown articles links to all articles', () => {
    const main = readMain('/blog/404');
    const { heading, text } = readWords('post-not-found');
    expect(textOf(find(main, 'h1'))).toBe(heading);
    expect(textOf(main)).toContain(text);
    expect(linksOf(main)).toContainEqual(['Back to All Articles', '/blogs']);
  });

  // Hosts serve these pages at any path, of any depth.
  test.each(notFoundPaths)('%s has absolute links only', (path) => {
    for (const element of readPage(path).querySelectorAll('[href], [src]')) {
      const address = element.getAttribute('href') ?? element.getAttribute('src');
      expect(address).toMatch(/^(\/|#|https:|mailto:|tel:)/);
    }
  });
});

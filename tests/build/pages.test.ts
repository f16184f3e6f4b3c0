import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { toCover } from '../../src/lib/cover.ts';
import { toDateText } from '../../src/lib/dates.ts';
import { find, linksOf, partUnder, readBuildDay, readPage, textOf, textsOf } from '../dist.ts';
import {
  articleRoutes,
  hrRoutes,
  legalRoutes,
  openingRoutes,
  regionRoutes,
  serviceRoutes,
} from '../routes.ts';

/** What the specification names for each page, word for word where it gives words. */

const firm = parse(readFileSync('content/firm.yaml', 'utf8'));
const readMain = (path: string) => find(readPage(path), 'main');

describe('home', () => {
  const main = readMain('/');

  test('the hero leads to the services by a button and an arrow', () => {
    const toServices = main.querySelectorAll('a[href="/#services"], a[href="#services"]');
    expect(toServices.map((element) => textOf(element))).toEqual(['Explore Our Services', '']);
    expect(toServices[1]?.getAttribute('aria-label')).toBeTruthy();
    expect(toServices[1]?.querySelector('svg')).toBeTruthy();
    expect(textOf(find(main, 'p')).length).toBeGreaterThan(80);
  });

  test('has the anchors services, blogs and contact', () => {
    expect(main.querySelectorAll('section[id]').map(({ id }) => id)).toEqual([
      'services',
      'blogs',
      'contact',
    ]);
  });

  test('shows six service cards, each whole', () => {
    const cards = find(main, '#services').querySelectorAll('article');
    expect(cards.map((card) => textOf(find(card, 'h3')))).toEqual(
      serviceRoutes.map(({ heading }) => heading),
    );
    for (const [index, card] of cards.entries()) {
      expect(card.querySelector('svg')).toBeTruthy();
      expect(textOf(find(card, 'p'))).not.toBe('');
      expect(card.querySelectorAll('li').length).toBeGreaterThanOrEqual(3);
      expect(linksOf(card)).toEqual([['Learn More', serviceRoutes[index]?.path]]);
    }
  });

  test('shows the first three articles under Management Insights', () => {
    const part = partUnder(main, 'Management Insights');
    expect(part.id).toBe('blogs');
    const cards = part.querySelectorAll('article');
    expect(cards).toHaveLength(3);
    for (const [index, card] of cards.entries()) {
      const title = textOf(find(readPage(`/blog/${index}`), 'h1'));
      expect(linksOf(card)).toEqual([
        [title, `/blog/${index}`],
        ['Read More', `/blog/${index}`],
      ]);
    }
    expect(linksOf(part)).toContainEqual(['View All Articles', '/blogs']);
  });

  test('tells how to make contact', () => {
    const links = linksOf(find(main, '#contact')).map(([, href]) => href);
    expect(links).toContain(`mailto:${firm.email}`);
    expect(links).toContain(firm.bookingUrl);
    expect(textOf(find(main, '#contact'))).toContain(firm.phone);
  });
});

test('Who Are We leads to the team and to the mission', () => {
  const targets = linksOf(readMain('/who-are-we')).map(([, href]) => href);
  expect(targets).toContain('/team');
  expect(targets).toContain('/mission-vision');
});

test('Mission, Vision & Values says all three, and the purpose', () => {
  const main = readMain('/mission-vision');
  const mission = textOf(partUnder(main, 'Our Mission'));
  expect(mission).toMatch(/empower organizations through HR and legal solutions/i);
  expect(mission).toMatch(/compliance.*fostering growth/i);
  expect(textOf(partUnder(main, 'Our Vision'))).toContain(
    'most trusted advisory partner worldwide',
  );
  expect(textsOf(partUnder(main, 'Our Values'), 'li h3')).toEqual([
    'Excellence',
    'Integrity',
    'Innovation',
  ]);
  expect(textOf(partUnder(main, 'Our Purpose'))).toContain(
    'catalyst for organizational transformation',
  );
});

describe('the blog', () => {
  test('the list reaches every article', () => {
    const targets = linksOf(readMain('/blogs')).map(([, href]) => href);
    for (const { path } of articleRoutes) expect(targets, path).toContain(path);
  });

  test('the list features article 0', () => {
    const [featured] = readMain('/blogs').querySelectorAll('article');
    expect(featured && linksOf(featured)[0]?.[1]).toBe('/blog/0');
  });

  test.each(articleRoutes)('$path shows date, category and reading time', ({ path }) => {
    const text = textOf(readMain(path));
    expect(text).toMatch(/(HR Advisory|Legal|Compliance|Finance|Talent Acquisition)/);
    expect(text).toMatch(/[A-Z][a-z]+ \d{1,2}, 202[345]/);
    expect(text).toMatch(/\d+ min read/);
  });

  test('article 0 is of January 2025 and article 14 of November 2023', () => {
    expect(textOf(readMain('/blog/0'))).toMatch(/January \d+, 2025/);
    expect(textOf(readMain('/blog/14'))).toMatch(/November \d+, 2023/);
  });
});

test('Case Studies has six studies, one of each industry, each whole', () => {
  const main = readMain('/case-studies');
  const studies = main.querySelectorAll('article');
  expect(studies).toHaveLength(6);
  const industries = [
    'Manufacturing',
    'Technology',
    'Financial Services',
    'Retail',
    'Healthcare',
    'Consumer Goods',
  ];
  for (const [index, study] of studies.entries()) {
    expect(textOf(study)).toContain(industries[index]);
    for (const part of ['Results', 'Challenges', 'Solutions'])
      expect(textsOf(study, 'h3'), `study ${index}`).toContain(part);
    expect(study.querySelector('blockquote')).toBeTruthy();
  }
});

test('a case study carries the drawing of its leading service', () => {
  const html = readPage('/case-studies').toString();
  for (const name of readdirSync('content/case-studies')) {
    const { order, title, services } = parse(readFileSync(`content/case-studies/${name}`, 'utf8'));
    const [, head = ''] = readFileSync(`content/services/${services[0]}.md`, 'utf8').split('---\n');
    const { shapes } = toCover({ number: order, title, category: parse(head).category });
    for (const { d } of shapes) expect(html, name).toContain(d);
  }
});

test.each(['/case-studies', '/services/talent-acquisition'])(
  '%s has a scheduling link to a new tab',
  (path) => {
    const link = find(readMain(path), `a[href="${firm.schedulingUrl}"]`);
    expect(link.getAttribute('target')).toBe('_blank');
  },
);

test('Team has four cards and the way to join', () => {
  const main = readMain('/team');
  const cards = main.querySelectorAll('article');
  expect(cards).toHaveLength(4);
  for (const card of cards) {
    const name = textOf(find(card, 'h2'));
    const initials = name
      .split(' ')
      .map(([letter]) => letter)
      .join('');
    expect(card.textContent).toContain(initials);
    expect(card.querySelectorAll('p').length).toBeGreaterThanOrEqual(2);
    const network = find(card, 'a[href^="https://www.linkedin.com/"]');
    expect(network.getAttribute('target')).toBe('_blank');
  }
  const join = linksOf(partUnder(main, 'Join Our Team')).map(([, href]) => href);
  expect(join).toContain('/work-with-us');
  expect(join).toContain(`mailto:${firm.careersEmail}`);
});

describe('Work With Us', () => {
  const main = readMain('/work-with-us');

  test('tells of the culture in three items', () => {
    expect(textsOf(partUnder(main, 'Our Culture'), 'li h3')).toEqual([
      'Innovation',
      'Collaboration',
      'Integrity',
    ]);
  });

  test('lists four openings, each whole', () => {
    const cards = main.querySelectorAll('article');
    expect(cards.map((card) => textOf(find(card, 'h3')))).toEqual(
      openingRoutes.map(({ heading }) => heading),
    );
    for (const [index, card] of cards.entries()) {
      expect(linksOf(card).map(([, href]) => href)).toContain(openingRoutes[index]?.path);
      expect(textOf(card)).toMatch(/Marketing|Business Development|Human Resources/);
      expect(textOf(card)).toMatch(/Internship|Full-time|Contract/);
      expect(textOf(card)).toMatch(/[A-Z][a-z]+ \d{1,2}, 20\d\d/);
      expect(card.querySelectorAll('li').length).toBeGreaterThanOrEqual(3);
      expect(textOf(card)).toContain('Apply Now');
    }
  });

  test('says where an application goes and what happens next', () => {
    const form = find(main, '#job-application-form');
    expect(textOf(form)).toContain(firm.email);
    expect(textsOf(main, 'h2, h3')).toContain('What happens next?');
    const steps = main
      .querySelectorAll('ol li')
      .map((element) => textOf(element))
      .join(' ');
    expect(steps).toMatch(/team reviews (the|your) application/i);
    expect(steps).toMatch(/qualified candidates are contacted for an initial interview/i);
    expect(steps).toMatch(/selected candidates proceed to further assessment rounds/i);
  });
});

test.each(openingRoutes)('$path leads to the form with its position', ({ path, heading }) => {
  expect(linksOf(readMain(path))).toContainEqual([
    'Apply Now',
    `/work-with-us?job=${encodeURIComponent(heading ?? '')}#job-application-form`,
  ]);
});

describe('services', () => {
  test('the page of HR Advisory links to its six sub-pages', () => {
    const links = linksOf(readMain('/services/hr-advisory')).map(([, href]) => href);
    for (const { path } of hrRoutes) expect(links).toContain(path);
  });

  test.each(hrRoutes)('$path carries the way back', ({ path }) => {
    const trail = find(readMain(path), 'nav[aria-label=Breadcrumb]');
    expect(linksOf(trail)).toContainEqual(['360° HR Advisory', '/services/hr-advisory']);
  });

  test.each([
    ['/services/due-diligence', ['Legal', 'Finance', 'HR', 'M&A Support']],
    [
      '/services/management-consulting',
      [
        'Strategic Planning',
        'Operational Excellence',
        'Process Optimization',
        'Change Management',
        'Business Transformation',
      ],
    ],
  ])('%s covers what the firm offers there', (path, parts) => {
    const headings = textsOf(readMain(path), 'h2, h3');
    for (const part of parts) expect(headings).toContain(part);
  });

  test('Organizational Development makes its pitch', () => {
    const text = textOf(readMain('/services/hr-advisory/organizational-development'));
    expect(text).toMatch(/effective, adaptable, high-performing organization/i);
    for (const subject of ['structure', 'people', 'strategy execution', 'innovation', 'engagement'])
      expect(text.toLowerCase()).toContain(subject);
  });
});

describe('Where We Operate', () => {
  const main = readMain('/where-we-operate');

  test('shows four cards with five points each', () => {
    const cards = main.querySelectorAll('article');
    expect(cards.map((card) => textOf(find(card, 'h2')))).toEqual([
      'India',
      'Asia-Pacific (APAC)',
      'United Kingdom',
      'United States',
    ]);
    for (const [index, card] of cards.entries()) {
      expect(card.querySelector('svg')).toBeTruthy();
      expect(card.querySelectorAll('li')).toHaveLength(5);
      expect(linksOf(card)).toEqual([['Learn More', regionRoutes[index]?.path]]);
    }
  });

  test('tells of the presence, and invites', () => {
    expect(textOf(main)).toContain('strategic global presence');
    const reach = partUnder(main, 'Global Reach, Local Expertise');
    expect(linksOf(reach)).toContainEqual(['Get a Consultation', firm.bookingUrl]);
  });

  test.each([
    [
      'india',
      'Bangalore|headquarters|over a decade of experience|manufacturing|technology|retail|healthcare|financial services|state labor laws|talent acquisition|GST|tax|statutory compliance|transformation|market entry',
    ],
    [
      'apac',
      'partner network|main office in Bangalore|market entry|cross-border HR|compliance|supply chain|cultural integration',
    ],
    [
      'uk',
      'London|Manchester|Edinburgh|post-Brexit|employment law|TUPE|Companies Act|governance|tax',
    ],
    [
      'us',
      'New York|Chicago|San Francisco|federal and state|employment law|market entry|structuring|healthcare|financial|technology|consumer',
    ],
  ])('the page of %s names six focus areas and its own facts', (region, facts) => {
    const page = readMain(`/where-we-operate/${region}`);
    const focus = page.querySelectorAll('section').find((section) => {
      const heading = section.querySelector('h2');
      return heading && /^Key focus areas/.test(textOf(heading));
    });
    expect(focus?.querySelectorAll('li')).toHaveLength(6);
    const text = textOf(page).toLowerCase();
    for (const fact of facts.split('|')) expect(text).toContain(fact.toLowerCase());
    expect(textsOf(page, 'h2').some((heading) => /^Partner with us/.test(heading))).toBe(true);
  });
});

test('Business Sectors names the six industries', () => {
  const headings = textsOf(readMain('/business-sectors'), 'h2');
  for (const industry of ['Manufacturing', 'Technology', 'Financial Services', 'Retail'])
    expect(headings).toContain(industry);
  expect(headings).toContain('Healthcare');
  expect(headings).toContain('Consumer Goods');
});

test.each(legalRoutes)('$path is dated and tells whom to ask', ({ path }) => {
  const main = readMain(path);
  const built = readBuildDay(path);
  const today = toDateText({
    year: built.getFullYear(),
    month: built.getMonth() + 1,
    day: built.getDate(),
  });
  expect(textOf(main)).toContain(`Last updated: ${today}`);
  expect(linksOf(main)).toContainEqual([firm.email, `mailto:${firm.email}`]);
  expect(textOf(main)).toContain(firm.phone);
});

describe('what is not there', () => {
  test('the not-found page leads home', () => {
    const main = readMain('/404');
    expect(textOf(find(main, 'h1'))).toBe('404');
    expect(textOf(main)).toContain('Oops! Page not found');
    expect(linksOf(main).map(([, href]) => href)).toContain('/');
  });

  test('the page for an unknown article leads to all articles', () => {
    const main = readMain('/blog/404');
    expect(textOf(find(main, 'h1'))).toBe('Blog Post Not Found');
    expect(textOf(main)).toContain("Sorry, the blog post you're looking for doesn't exist.");
    expect(linksOf(main)).toContainEqual(['Back to All Articles', '/blogs']);
  });

  test.each(['/404', '/blog/404'])('%s is not to be found, and has absolute addresses', (path) => {
    const page = readPage(path);
    expect(find(page, 'meta[name=robots]').getAttribute('content')).toContain('noindex');
    for (const element of page.querySelectorAll('[href], [src]')) {
      const address = element.getAttribute('href') ?? element.getAttribute('src');
      expect(address).toMatch(/^(\/|#|https:|mailto:|tel:)/);
    }
  });
});

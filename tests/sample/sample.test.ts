import { describe, expect, test } from 'vitest';
import {
  find,
  linksOf,
  listIndexable,
  partUnder,
  readPage,
  readTitle,
  textOf,
  textsOf,
} from '../../tools/built-site.ts';
import { readFirm } from '../support/read-firm.ts';
import { industries } from './industries.ts';

const readMain = (path: string) => find(readPage(path), 'main');
const count = (path: string, selector: string) => readMain(path).querySelectorAll(selector).length;

const routes: [path: string, heading: string][] = [
  ['/', 'Strategic Management Consulting Excellence'],
  ['/who-are-we', 'Who Are We'],
  ['/mission-vision', 'Mission, Vision & Values'],
  ['/case-studies', 'Case Studies'],
  ['/work-with-us', 'Work With Us'],
  ['/work-with-us/job-001', 'Marketing Intern'],
  ['/work-with-us/job-002', 'Business Development Intern'],
  ['/work-with-us/job-003', 'Marketing Executive'],
  ['/work-with-us/job-004', 'HR Intern'],
  ['/services/hr-advisory', '360° HR Advisory'],
  ['/services/talent-acquisition', 'Talent Acquisition & Development'],
  ['/services/legal-services', 'Corporate Legal Services'],
  ['/services/compliance-management', 'Compliance Management'],
  ['/services/due-diligence', 'Due Diligence Services'],
  ['/services/management-consulting', 'Management Consulting'],
  ['/services/hr-advisory/strategic-planning', 'Strategic HR Planning & Implementation'],
  ['/services/hr-advisory/performance-management', 'Performance Management Systems'],
  ['/services/hr-advisory/employee-engagement', 'Employee Engagement & Retention Strategies'],
  ['/services/hr-advisory/compliance', 'HR Compliance & Best Practices'],
  ['/services/hr-advisory/payroll-services', 'Payroll Services'],
  ['/services/hr-advisory/organizational-development', 'Organizational Development'],
  ['/where-we-operate', 'Where We Operate'],
  ['/business-sectors', 'Business Sectors'],
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
  ['/disclaimer', 'Disclaimer'],
];

const articles = Array.from({ length: 15 }, (_, number) => `/blog/${number}`);

/** Pages without a specified heading. */
const others = [
  '/blogs',
  '/team',
  ...articles,
  ...['india', 'apac', 'uk', 'us'].map((region) => `/where-we-operate/${region}`),
];

/** The specified texts and numbers of the sample content. They do not apply to other firms. */
describe.skipIf(!readFirm().sample)(
  'the sample content (skipped without "sample: true" in firm.yaml)',
  () => {
    test('has exactly the pages of the route table', () => {
      expect(listIndexable()).toEqual([...routes.map(([path]) => path), ...others].sort());
    });

    test.each(routes)('%s has the heading "%s"', (path, heading) => {
      expect(textOf(find(readPage(path), 'h1'))).toBe(heading);
    });

    test('has the specified menus', () => {
      const menu = find(readPage('/'), 'header nav[aria-label="Main"]');
      expect(linksOf(menu).map(([label]) => label)).toEqual([
        'Who Are We',
        'Our Services',
        '360° HR Advisory',
        'Talent Acquisition & Development',
        'Corporate Legal Services',
        'Compliance Management',
        'Due Diligence Services',
        'Management Consulting',
        'Overview',
        'India',
        'Asia-Pacific (APAC)',
        'United Kingdom',
        'United States',
        'Business Sectors',
        'Blog & Articles',
        'Case Studies',
        'Get a Consultation',
      ]);
    });

    test('shows six services and insights on the home page', () => {
      expect(count('/', '#services article')).toBe(6);
      expect(partUnder(readMain('/'), 'Management Insights').id).toBe('blogs');
      expect(textOf(find(readMain('/'), 'p')).length).toBeGreaterThan(80);
    });

    test('has the specified mission, vision, values and purpose', () => {
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

    test('has articles from November 2023 to January 2025, numbered from the newest', () => {
      const days = articles.map(
        (path) => find(readMain(path), 'time').getAttribute('datetime') ?? '',
      );
      expect(days).toEqual(days.toSorted().toReversed());
      expect(new Set(days).size).toBe(15);
      expect(days[0]).toMatch(/^2025-01-/);
      expect(days.at(-1)).toMatch(/^2023-11-/);
    });

    test('has a tab for each topic, after the tab for all', () => {
      expect(textsOf(readMain('/blogs'), 'fieldset label')).toEqual([
        'All Topics',
        'HR Advisory',
        'Legal',
        'Compliance',
        'Finance',
        'Talent Acquisition',
      ]);
    });

    test('has at most three titles longer than 60 characters', () => {
      const long = listIndexable().filter((path) => readTitle(readPage(path)).length > 60);
      expect(long.length).toBeLessThanOrEqual(3);
    });

    test('has four team members, each with a network link', () => {
      expect(count('/team', 'article')).toBe(4);
      expect(count('/team', 'article a[href^="https://www.linkedin.com/"]')).toBe(4);
      partUnder(readMain('/team'), 'Join Our Team');
    });

    test('has the specified culture items and next steps for applicants', () => {
      const main = readMain('/work-with-us');
      expect(textsOf(partUnder(main, 'Our Culture'), 'li h3')).toEqual([
        'Innovation',
        'Collaboration',
        'Integrity',
      ]);
      expect(textsOf(main, 'h2, h3')).toContain('What happens next?');
      const steps = textsOf(main, 'ol li').join(' ');
      expect(steps).toMatch(/team reviews (the|your) application/i);
      expect(steps).toMatch(/qualified candidates are contacted for an initial interview/i);
      expect(steps).toMatch(/selected candidates proceed to further assessment rounds/i);
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
    ])('%s has the specified areas', (path, parts) => {
      const headings = textsOf(readMain(path), 'h2, h3');
      for (const part of parts) expect(headings).toContain(part);
    });

    test('Organizational Development has the specified pitch', () => {
      const text = textOf(readMain('/services/hr-advisory/organizational-development'));
      expect(text).toMatch(/effective, adaptable, high-performing organization/i);
      for (const subject of [
        'structure',
        'people',
        'strategy execution',
        'innovation',
        'engagement',
      ])
        expect(text.toLowerCase()).toContain(subject);
    });

    test.each(listIndexable().filter((path) => path.startsWith('/services/')))(
      '%s links to articles, case studies and regions',
      (path) => {
        const links = linksOf(readMain(path)).map(([, href]) => href);
        for (const start of ['/blog/', '/case-studies#', '/where-we-operate/'])
          expect(
            links.some((href) => href?.startsWith(start)),
            start,
          ).toBe(true);
      },
    );

    test('Talent Acquisition & Development has a scheduling link', () => {
      const link = find(
        readMain('/services/talent-acquisition'),
        `a[href="${readFirm().schedulingUrl}"]`,
      );
      expect(link.getAttribute('target')).toBe('_blank');
    });

    test('Where We Operate has the specified intro and section', () => {
      const main = readMain('/where-we-operate');
      expect(textOf(main)).toContain('strategic global presence');
      partUnder(main, 'Global Reach, Local Expertise');
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
    ])('the page of %s has the specified facts', (region, facts) => {
      const page = readMain(`/where-we-operate/${region}`);
      const text = textOf(page).toLowerCase();
      for (const fact of facts.split('|')) expect(text).toContain(fact.toLowerCase());
      const headings = textsOf(page, 'h2');
      for (const start of ['Key focus areas', 'Partner with us'])
        expect(
          headings.some((heading) => heading.startsWith(start)),
          start,
        ).toBe(true);
    });

    test('Business Sectors has the six industries', () => {
      expect(textsOf(readMain('/business-sectors'), 'h2')).toEqual(
        expect.arrayContaining(industries),
      );
    });

    test('has the specified texts for unknown pages and articles', () => {
      expect(textOf(find(readMain('/404'), 'h1'))).toBe('404');
      expect(textOf(readMain('/404'))).toContain('Oops! Page not found');
      expect(textOf(find(readMain('/blog/not-found'), 'h1'))).toBe('Blog Post Not Found');
      expect(textOf(readMain('/blog/not-found'))).toContain(
        "Sorry, the blog post you're looking for doesn't exist.",
      );
    });
  },
);

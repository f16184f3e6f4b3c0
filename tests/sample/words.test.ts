import { describe, expect, test } from 'vitest';
import { fill } from '../../src/content/words/fill.ts';
import { find, linksOf, partUnder, readPage, textOf, textsOf } from '../../tools/built-site.ts';
import { readFirm } from '../support/read-firm.ts';
import { readSite } from '../support/read-site.ts';

/**
 * The exact texts and addresses of the specification. The tests of any firm expect the texts of the
 * content instead, which may differ.
 */

const firm = readFirm();
const readMain = (path: string) => find(readPage(path), 'main');

describe.skipIf(!firm.sample)('the sample site has the specified words of', () => {
  const { articles, careers, formats, ui } = readSite().words;

  test('the menus', () => {
    const header = find(readPage('/team'), 'header nav[aria-label="Main"]');
    expect(textsOf(header, 'summary')).toEqual([
      'What We Do',
      'Where We Operate',
      'Knowledge Center',
    ]);
    const links = linksOf(header);
    expect(links).toContainEqual(['Our Services', '/#services']);
    expect(links).toContainEqual(['Overview', '/where-we-operate']);
    expect(links).toContainEqual(['Blog & Articles', '/blogs']);
    expect(links).toContainEqual(['Get a Consultation', firm.bookingUrl]);
  });

  test('the home page', () => {
    const main = readMain('/');
    expect(main.querySelectorAll('section[id]').map(({ id }) => id)).toEqual([
      'services',
      'blogs',
      'contact',
    ]);
    expect(linksOf(main)).toContainEqual(['Explore Our Services', '#services']);
    expect(linksOf(main)).toContainEqual(['Learn More', '/services/hr-advisory']);
    expect(linksOf(main)).toContainEqual(['View All Articles', '/blogs']);
    for (const number of [0, 1, 2])
      expect(linksOf(find(main, '#blogs'))).toContainEqual(['Read More', `/blog/${number}`]);
    expect(find(main, '#blogs').querySelectorAll('article')).toHaveLength(3);
  });

  test('the footer', () => {
    const footer = find(readPage('/team'), 'footer');
    const listOf = (name: string) => linksOf(find(footer, `nav[aria-label="${name}"]`));
    expect(listOf('Quick Links')).toEqual([
      ['Who Are We', '/who-are-we'],
      ['Mission, Vision & Values', '/mission-vision'],
      ['Our Services', '/#services'],
      ['Where We Operate', '/where-we-operate'],
      ['Business Sectors', '/business-sectors'],
      ['Work With Us', '/work-with-us'],
    ]);
    expect(listOf('Knowledge Center')).toEqual([
      ['Blog & Articles', '/blogs'],
      ['Case Studies', '/case-studies'],
      ['Our Team', '/team'],
    ]);
    expect(textOf(partUnder(footer, 'Contact'))).toMatch(/General information.*Bangalore/);
    for (const path of ['/privacy', '/terms', '/disclaimer'])
      expect(linksOf(footer).map(([, href]) => href)).toContain(path);
  });

  test('the list of articles', () => {
    const main = readMain('/blogs');
    const featured = find(main, '[aria-labelledby=featured]');
    expect(new Set(linksOf(featured).map(([, href]) => href))).toEqual(new Set(['/blog/0']));
    expect(textsOf(main, 'button')).toContain('Subscribe');
    expect([ui.previous, ui.next]).toEqual(['Previous', 'Next']);
    expect(articles.noneFound).toBe('No articles found');
  });

  test('an article', () => {
    const main = readMain('/blog/3');
    expect(textOf(find(main, 'article'))).toMatch(
      /Talent Acquisition · October 16, 2024 · updated [A-Z][a-z]+ \d+, \d{4} · by [^·]+ · \d min read/,
    );
    expect(formats.dates).toBe('en-US');
    expect([articles.copied, articles.copiedHelp]).toEqual([
      'Link copied to clipboard',
      'You can now share it with others',
    ]);
    expect(linksOf(readMain('/blog/not-found'))).toContainEqual(['Back to All Articles', '/blogs']);
  });

  test('the legal pages', () => {
    for (const path of ['/privacy', '/terms', '/disclaimer'])
      expect(textOf(readMain(path))).toMatch(/Last updated: [A-Z][a-z]+ \d{1,2}, \d{4}/);
  });

  test('the regions', () => {
    const main = readMain('/where-we-operate');
    for (const region of ['india', 'apac', 'uk', 'us'])
      expect(linksOf(main)).toContainEqual(['Learn More', `/where-we-operate/${region}`]);
    expect(linksOf(main)).toContainEqual(['Get a Consultation', firm.bookingUrl]);
    expect(textsOf(main, 'article h2')).toEqual([
      'India',
      'Asia-Pacific (APAC)',
      'United Kingdom',
      'United States',
    ]);
    for (const card of main.querySelectorAll('article'))
      expect(card.querySelectorAll('li')).toHaveLength(5);
  });

  test('the breadcrumb of a sub-service', () => {
    const page = readPage('/services/hr-advisory/payroll-services');
    expect(linksOf(find(page, 'nav[aria-label=Breadcrumb]'))).toEqual([
      ['Home', '/'],
      ['360° HR Advisory', '/services/hr-advisory'],
    ]);
  });

  test('the application form', () => {
    const part = find(readMain('/work-with-us'), '#job-application-form');
    expect(textsOf(part, 'select option')).toEqual([
      'Select Position',
      'Marketing Intern',
      'Business Development Intern',
      'Marketing Executive',
      'HR Intern',
      'General Application',
    ]);
    expect(find(part, 'option').hasAttribute('disabled')).toBe(true);
    expect(textsOf(part, 'form button')).toEqual(['Submit Application']);
    expect(careers.submitting).toBe('Submitting...');
    expect(find(part, 'input[type=tel]').getAttribute('placeholder')).toMatch(/^\+91 /);
    expect(textOf(part)).toContain(firm.email);
    expect(linksOf(readMain('/work-with-us/job-004'))).toContainEqual([
      'Apply Now',
      '/work-with-us?job=HR%20Intern#job-application-form',
    ]);
  });

  test('the messages of the application form', () => {
    expect(careers.nameError).toBe('Name must be at least 2 characters');
    expect(careers.emailError).toBe('Please enter a valid email address');
    expect(careers.phoneError).toBe('Please enter a valid phone number');
    expect(careers.positionError).toBe("Please select the position you're applying for");
    expect(careers.noOpenings).toBe('No job openings found in this department at the moment.');
  });

  test('the notices of the application form', () => {
    expect([careers.successTitle, careers.successText]).toEqual([
      'Application submitted',
      'Your email client should open with the application details. Please send the email to complete your application.',
    ]);
    expect([careers.failureTitle, careers.failureText]).toEqual([
      'Something went wrong',
      'Your application could not be submitted. Please try again.',
    ]);
  });

  test('the e-mail of an application', () => {
    expect(fill(careers.subject, { position: 'HR Intern' })).toBe('Job Application for HR Intern');
    const labels = [careers.name, careers.email, careers.phone, careers.position];
    expect(labels).toEqual(['Name', 'Email', 'Phone', 'Position']);
  });
});

import { describe, expect, test } from 'vitest';
import {
  find,
  linksOf,
  listPaths,
  partUnder,
  readPage,
  textOf,
  textsOf,
} from '../../../tools/built-site.ts';
import { readBuildDay } from '../../support/build-day.ts';
import { readMainServices, readRegions } from '../../support/published.ts';
import { readFirm } from '../../support/read-firm.ts';
import { listLegalRoutes } from '../../support/routes.ts';

const firm = readFirm();

const menus = {
  'What We Do': [
    ['Our Services', '/#services'],
    ...readMainServices().map(({ id, title }) => [title, `/services/${id}`]),
  ],
  'Where We Operate': [
    ['Overview', '/where-we-operate'],
    ...readRegions().map(({ id, title }) => [title, `/where-we-operate/${id}`]),
    ['Business Sectors', '/business-sectors'],
  ],
  'Knowledge Center': [
    ['Blog & Articles', '/blogs'],
    ['Case Studies', '/case-studies'],
  ],
};

/** On the home page, links to its sections are fragments, so that the page does not reload. */
const linksFrom = (path: string, links: string[][]) =>
  links.map(([label = '', to = '']) => [label, path === '/' ? to.replace(/^\/#/, '#') : to]);

describe.each(listPaths())('%s', (path) => {
  const page = readPage(path);

  test.each(['Main', 'Main, on small screens'])(
    'the menu "%s" has every item, in order',
    (name) => {
      const menu = find(page, `header nav[aria-label="${name}"]`);
      expect(linksOf(menu)).toEqual([
        ['Who Are We', '/who-are-we'],
        ...linksFrom(path, Object.values(menus).flat()),
        ['Get a Consultation', firm.bookingUrl],
      ]);
      expect(textsOf(menu, 'details > summary')).toEqual(Object.keys(menus));
      const groups = menu.querySelectorAll('details').map(linksOf);
      expect(groups).toEqual(Object.values(menus).map((links) => linksFrom(path, links)));
    },
  );

  test('the menus mark only the current page', () => {
    for (const link of page.querySelectorAll('header nav a'))
      expect(link.getAttribute('aria-current'), textOf(link)).toBe(
        link.getAttribute('href') === path ? 'page' : undefined,
      );
  });

  test('the booking link opens in a new tab and says so', () => {
    for (const link of page.querySelectorAll(`a[href="${firm.bookingUrl}"]`)) {
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.textContent).toContain('opens in a new tab');
    }
  });

  test('has a theme toggle', () => {
    const button = find(page, 'button[data-theme-toggle]');
    expect(button.getAttribute('type')).toBe('button');
    expect(button.getAttribute('aria-label') ?? button.textContent).toMatch(/dark/i);
  });

  test('the footer has every item', () => {
    const footer = find(page, 'footer');
    const links = linksOf(footer);
    expect(textOf(footer)).toContain(firm.blurb);
    expect(links).toContainEqual(['LinkedIn', firm.networkUrl]);
    expect(partOf(footer, 'Quick Links')).toEqual(
      linksFrom(path, [
        ['Who Are We', '/who-are-we'],
        ['Mission, Vision & Values', '/mission-vision'],
        ['Our Services', '/#services'],
        ['Where We Operate', '/where-we-operate'],
        ['Business Sectors', '/business-sectors'],
        ['Work With Us', '/work-with-us'],
      ]),
    );
    expect(partOf(footer, 'Knowledge Center')).toEqual([
      ['Blog & Articles', '/blogs'],
      ['Case Studies', '/case-studies'],
      ['Our Team', '/team'],
    ]);
    const contact = textOf(partUnder(footer, 'Contact'));
    const { locality, country } = firm.address;
    for (const fact of ['General information', firm.email, firm.phone, locality, country])
      expect(contact).toContain(fact);
    expect(links).toContainEqual([firm.phone, `tel:${firm.phone.replaceAll(' ', '')}`]);
    expect(links).toContainEqual([firm.email, `mailto:${firm.email}`]);
    for (const { path: legal, heading } of listLegalRoutes())
      expect(links).toContainEqual([heading, legal]);
    expect(links.map(([, href]) => href)).toContain(firm.credit.url);
    const year = find(footer, 'time[data-clock=year]');
    expect(textOf(year)).toBe(String(readBuildDay(path).year));
    expect(textOf(footer)).toContain(`© ${textOf(year)}`);
  });
});

function partOf(footer: ReturnType<typeof find>, heading: string) {
  return linksOf(find(footer, `nav[aria-label="${heading}"]`));
}

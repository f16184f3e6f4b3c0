import { describe, expect, test } from 'vitest';
import type { MenuLinkData } from '../../../src/content/kinds/menus.ts';
import { kinds, pagePath } from '../../../src/registry.ts';
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
import { readMenus } from '../../support/published.ts';
import { readOffices } from '../../support/read-firm.ts';
import { readSiteOf } from '../../support/read-site.ts';
import { listRoutesOf, readListed } from '../../support/routes.ts';

type TestSite = ReturnType<typeof readSiteOf>;

const linkOf = ({ page, list, anchor, label = '' }: MenuLinkData, site: TestSite): string[][] => {
  const { paths } = site;
  if (list)
    return readListed(list, site)
      .filter(({ id }) => !id.includes('/'))
      .map(({ slug, title }) => [String(title), kinds[list].address?.(slug, paths) ?? '']);
  const path = pagePath(page ?? 'home', paths);
  return [[label, anchor ? `${path}#${anchor}` : path]];
};

/** On the home page, links to its sections are fragment links, so that the page does not reload. */
const linksFrom = (path: string, links: string[][]) =>
  links.map(([label = '', to = '']) => [
    label,
    to.startsWith(`${path}#`) ? to.slice(path.length) : to,
  ]);

describe.each(listPaths())('%s', (path) => {
  const page = readPage(path);
  const site = readSiteOf(path);
  const { firm, words, language } = site;
  const { header, footer: footerGroups } = readMenus(language);
  const toLinks = (links: MenuLinkData[]) => links.flatMap((link) => linkOf(link, site));
  // A menu without links is left out, such as a list of regions in a language that has none yet.
  const isShown = ({ links }: { links: string[][] }) => links.length > 0;
  const toGroups = (menus: { label: string; links?: MenuLinkData[] | undefined }[]) =>
    menus
      .flatMap(({ label, links }) => (links ? [{ label, links: toLinks(links) }] : []))
      .filter(isShown);
  const groups = toGroups(header);

  test.each([words.layout.mainMenu, words.layout.mainMenuSmall])(
    'the menu "%s" has every item, in order',
    (name) => {
      const menu = find(page, `header nav[aria-label="${name}"]`);
      const items = header.flatMap(({ page, label, links }) =>
        links ? toLinks(links) : toLinks([{ page, label }]),
      );
      expect(linksOf(menu)).toEqual([
        ...linksFrom(path, items),
        [words.layout.booking, firm.bookingUrl ?? `mailto:${firm.email}`],
      ]);
      expect(textsOf(menu, 'details > summary')).toEqual(groups.map(({ label }) => label));
      expect(menu.querySelectorAll('details').map(linksOf)).toEqual(
        groups.map(({ links }) => linksFrom(path, links)),
      );
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
      if (link.closest('main[lang]')) continue;
      expect(link.textContent).toContain(words.ui.newTab);
    }
  });

  test('has a theme toggle', () => {
    const button = find(page, 'button[data-theme-toggle]');
    expect(button.getAttribute('type')).toBe('button');
    expect(button.getAttribute('aria-label') ?? button.textContent).toBe(words.layout.darkTheme);
  });

  test('the footer has every item', () => {
    const footer = find(page, 'footer');
    const links = linksOf(footer);
    expect(textOf(footer)).toContain(firm.blurb);
    if (firm.networkUrl) expect(links).toContainEqual([words.layout.network, firm.networkUrl]);
    for (const { label, links: own } of toGroups(footerGroups))
      expect(linksUnder(footer, label)).toEqual(linksFrom(path, own));
    const contact = textOf(partUnder(footer, words.layout.contact));
    for (const fact of [
      words.layout.generalInformation,
      firm.email,
      firm.phone,
      ...readOffices(language).map(({ locality }) => locality),
    ])
      expect(contact).toContain(fact);
    expect(links).toContainEqual([firm.phone, `tel:${firm.phone.replaceAll(' ', '')}`]);
    expect(links).toContainEqual([firm.email, `mailto:${firm.email}`]);
    expect(links.map(([, href]) => href)).toContain(site.paths.contactCard);
    for (const { path: legal, heading } of listRoutesOf('legal', site))
      expect(links).toContainEqual([heading, legal]);
    if (firm.creditUrl) expect(links.map(([, href]) => href)).toContain(firm.creditUrl);
    const year = find(footer, 'time[data-clock=year]');
    expect(textOf(year)).toBe(String(readBuildDay(path).year));
    expect(textOf(footer)).toContain(`© ${textOf(year)}`);
  });
});

/** The links of the list below a heading. */
function linksUnder(footer: ReturnType<typeof find>, label: string) {
  const heading = footer.querySelectorAll('h2').find((candidate) => textOf(candidate) === label);
  return heading?.parentNode && linksOf(heading.parentNode);
}

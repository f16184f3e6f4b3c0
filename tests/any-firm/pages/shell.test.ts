import { describe, expect, test } from 'vitest';
import {
  buildFooterGroups,
  buildHeaderItems,
  type MenuLink,
} from '../../../src/layout/navigation.ts';
import {
  find,
  hrefsOf,
  linksOf,
  partUnder,
  readPage,
  textOf,
  textsOf,
} from '../../../tools/built-site.ts';
import { listRoutesOf, readBuildDay, readSite, readSiteOf, readSites } from '../../support/site.ts';

/** The links of the list below a heading. */
function linksUnder(footer: ReturnType<typeof find>, label: string) {
  const heading = footer.querySelectorAll('h2').find((candidate) => textOf(candidate) === label);
  return heading?.parentNode && linksOf(heading.parentNode);
}

/** Every page has the same layout. */
const examples = readSites().flatMap((site) => [
  site.paths.home,
  ...listRoutesOf('services', site)
    .slice(-1)
    .map(({ path }) => path),
  `${site.language.prefix}/404`,
]);

describe.each(examples)('%s', (path) => {
  const page = readPage(path);
  const site = readSiteOf(path);
  const { firm, words, language } = site;
  const items = buildHeaderItems(site);
  const menus = items.filter(({ links }) => links);

  /** On the home page, links to its sections are fragment links, so that the page does not reload. */
  const fromHere = (links: Partial<MenuLink>[] = []) =>
    links.map(({ label, path: to = '' }) => [
      label,
      to.startsWith(`${path}#`) ? to.slice(path.length) : to,
    ]);

  test('the menu has every item, in order, and marks only the current page', () => {
    const menu = find(page, `header nav[aria-label="${words.layout.mainMenu}"]`);
    // Beside the items are the parts of a service.
    const parts = menu.querySelectorAll('ul[aria-label]').flatMap(linksOf).map(String);
    expect(linksOf(menu).filter((link) => !parts.includes(String(link)))).toEqual([
      ...fromHere(items.flatMap((item): Partial<MenuLink>[] => item.links ?? [item])),
      [words.layout.booking, firm.bookingUrl ?? `mailto:${firm.email}`],
    ]);
    expect(textsOf(menu, 'details > summary')).toEqual(menus.map(({ label }) => label));
    expect(menu.querySelectorAll('details').map((details) => linksOf(find(details, 'ul')))).toEqual(
      menus.map(({ links }) => fromHere(links)),
    );
    for (const link of page.querySelectorAll('header nav a'))
      expect(link.getAttribute('aria-current'), textOf(link)).toBe(
        link.getAttribute('href') === path ? 'page' : undefined,
      );
  });

  test('links to other sites in the header and the footer open in a new tab and say so', () => {
    for (const link of page.querySelectorAll('header a[href^=http], footer a[href^=http]')) {
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.textContent).toContain(words.ui.newTab);
    }
  });

  test('has the notice of the firm over it while its days last', () => {
    const { notice } = firm;
    const today = readBuildDay();
    const isShown = notice && notice.from <= today && today <= notice.until;
    expect(page.querySelectorAll('header + aside').map((part) => textOf(part))).toEqual(
      isShown ? [notice.text] : [],
    );
  });

  test('the footer has every item', () => {
    const footer = find(page, 'footer');
    expect(textOf(footer)).toContain(firm.blurb);
    for (const { label, links } of buildFooterGroups(site))
      expect(linksUnder(footer, label)).toEqual(fromHere(links));
    const contact = textOf(partUnder(footer, words.layout.contact));
    for (const { locality } of readSite(language).entries.offices)
      expect(contact).toContain(locality);
    expect(linksOf(footer)).toEqual(
      expect.arrayContaining([
        ...(firm.networkUrl ? [[words.layout.network, firm.networkUrl]] : []),
        ...(firm.networks ?? []).map(({ label, url }) => [label, url]),
        [firm.phone, `tel:${firm.phone.replaceAll(' ', '')}`],
        [firm.email, `mailto:${firm.email}`],
        ...listRoutesOf('legal', site).map(({ path, heading }) => [heading, path]),
      ]),
    );
    const hrefs = [site.paths.contactCard, ...(firm.creditUrl ? [firm.creditUrl] : [])];
    expect(hrefsOf(footer)).toEqual(expect.arrayContaining(hrefs));
    const year = textOf(find(footer, 'time[data-clock=year]'));
    expect(year).toBe(readBuildDay().slice(0, 4));
    expect(textOf(footer)).toContain(`© ${year}`);
  });
});

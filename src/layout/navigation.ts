import { type NavigationLink, toLink } from '../content/addresses.ts';
import {
  findMainServices,
  findSubServices,
  type Service,
} from '../features/services/model/service.ts';
import { type MenuLinkData, pagePath } from '../registry.ts';
import type { Site } from '../site/site.ts';

/** A link of a menu. */
export interface MenuLink extends NavigationLink {
  /** What is behind it, in a few words. */
  line?: string | undefined;
  /** The pages below it. */
  links?: NavigationLink[];
}

/** A link of the header, or a menu of links. */
interface NavigationItem {
  label: string;
  /** Where the link leads; a menu has none. */
  path?: string;
  newTab?: string;
  links?: MenuLink[];
}

/** A list of links in the footer, or a menu. */
export interface NavigationGroup {
  label: string;
  links: MenuLink[];
}

/** The main services, each with the parts of it that have pages of their own. */
function buildServiceLinks(site: Site): MenuLink[] {
  const services = site.entries.services;
  const build = (service: Service): MenuLink => ({ ...toLink(service), line: service.line });
  return findMainServices(services).map((service) => {
    const parts = findSubServices(services, service.id).map(build);
    return { ...build(service), ...(parts.length > 0 && { links: parts }) };
  });
}

/** @returns a link, unless the site does not have the page to which it leads */
function buildLink(
  { page, own, url, anchor, label = '' }: Omit<MenuLinkData, 'list'>,
  { words, entries, paths, hasPage }: Site,
): NavigationLink[] {
  if (url) return [{ label, path: url, newTab: words.ui.newTab }];
  if (own)
    return entries.ownPages.filter(({ id }) => id === own).map(({ path }) => ({ label, path }));
  if (!page || !hasPage(page)) return [];
  const path = pagePath(page, paths);
  return [{ label, path: anchor ? `${path}#${anchor}` : path }];
}

/** The links of a menu; a list has one for each entry. */
const buildLinks = (site: Site, items: MenuLinkData[]): MenuLink[] =>
  items.flatMap(({ list, ...item }) => {
    if (list === 'services') return buildServiceLinks(site);
    return list ? site.entries[list].map(toLink) : buildLink(item, site);
  });

/** The links and menus of the header. New services and regions appear in them automatically. */
export const buildHeaderItems = (site: Site): NavigationItem[] =>
  site.menus.header.flatMap(({ links, ...item }): NavigationItem[] => {
    if (!links) return buildLink(item, site);
    const built = buildLinks(site, links);
    return built.length > 0 ? [{ label: item.label, links: built }] : [];
  });

/** The footer's lists of links. */
export const buildFooterGroups = (site: Site): NavigationGroup[] =>
  site.menus.footer
    .map(({ label, links }) => ({ label, links: buildLinks(site, links) }))
    .filter(({ links }) => links.length > 0);

/** The pages of the firm on professional networks. */
export const listNetworks = ({ firm, words }: Pick<Site, 'firm' | 'words'>): NavigationLink[] =>
  [
    ...(firm.networkUrl ? [{ label: words.layout.network, url: firm.networkUrl }] : []),
    ...(firm.networks ?? []),
  ].map(({ label, url }) => ({ label, path: url, newTab: words.ui.newTab }));

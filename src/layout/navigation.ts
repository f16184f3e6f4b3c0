import { type NavigationLink, toLink } from '../content/addresses.ts';
import type { MenuLinkData } from '../content/kinds/menus.ts';
import { findMainServices, findSubServices } from '../features/services/model/service.ts';
import { pagePath } from '../registry.ts';
import type { Site } from '../site/site.ts';

/** A link of a menu. */
export interface MenuLink extends NavigationLink {
  /** What is behind it, in a few words. */
  line?: string | undefined;
  /** The pages below it. */
  links?: NavigationLink[];
}

/** A link of the header, or a menu of links. */
export interface NavigationItem {
  label: string;
  /** Where the link leads; a menu has none. */
  path?: string;
  links?: MenuLink[];
}

/** A list of links in the footer, or a menu. */
export interface NavigationGroup {
  label: string;
  links: MenuLink[];
}

/** The main services, each with the parts of it that have pages of their own. */
async function buildServiceLinks(site: Site): Promise<MenuLink[]> {
  const services = await site.getEntries('services');
  return findMainServices(services).map((service) => {
    const parts = findSubServices(services, service.id).map(toLink);
    return { ...toLink(service), line: service.line, ...(parts.length > 0 && { links: parts }) };
  });
}

/** The links of a menu, without links to pages that the site does not have. */
async function buildLinks(site: Site, items: MenuLinkData[]): Promise<MenuLink[]> {
  const links = items.map(async ({ page, list, anchor, label = '' }): Promise<MenuLink[]> => {
    if (list === 'services') return buildServiceLinks(site);
    if (list) return (await site.getEntries(list)).map(toLink);
    if (!page || !site.hasPage(page)) return [];
    const path = pagePath(page, site.paths);
    return [{ label, path: anchor ? `${path}#${anchor}` : path }];
  });
  return (await Promise.all(links)).flat();
}

/** The links and menus of the header. New services and regions appear in them automatically. */
export async function buildHeaderItems(site: Site): Promise<NavigationItem[]> {
  const { header } = await site.getMenus();
  const items = header.map(async ({ page, label, links }): Promise<NavigationItem[]> => {
    if (page) return site.hasPage(page) ? [{ label, path: pagePath(page, site.paths) }] : [];
    const built = await buildLinks(site, links ?? []);
    return built.length > 0 ? [{ label, links: built }] : [];
  });
  return (await Promise.all(items)).flat();
}

/** The footer's lists of links. */
export async function buildFooterGroups(site: Site): Promise<NavigationGroup[]> {
  const { footer } = await site.getMenus();
  const groups = footer.map(async ({ label, links }) => ({
    label,
    links: await buildLinks(site, links),
  }));
  return (await Promise.all(groups)).filter(({ links }) => links.length > 0);
}

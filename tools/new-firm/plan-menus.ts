import { linkedPages } from '../../src/registry.ts';
import type { Fields } from './placeholders.ts';
import type { Plan } from './write-plans.ts';

/** More do not fit beside the name of the firm. */
const mostItems = 7;

/** In a long header, these are one menu. */
const firmPages: string[] = [
  'who-are-we',
  'mission-vision',
  'team',
  'case-studies',
  'work-with-us',
];

/** The menus lead to every page of the firm. */
export function planMenus(pages: Plan[], services: unknown): Fields {
  const labels = new Map(pages.map(({ id, given }) => [id, given.heading]));
  const links = linkedPages
    .filter((page) => page !== 'home' && labels.has(page))
    .map((page) => ({ page, label: labels.get(page) }));
  const label = labels.get('who-are-we');
  const menu = { label: services, links: [{ list: 'services' }] };
  const ofFirm = links.filter(({ page }) => firmPages.includes(page));
  const others = links.filter(({ page }) => !firmPages.includes(page));
  const header =
    links.length < mostItems
      ? [links[0], menu, ...links.slice(1)]
      : [{ label, links: ofFirm }, menu, ...others];
  return { header, footer: [{ label, links }] };
}

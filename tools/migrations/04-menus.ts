import { Document } from 'yaml';
import type { Migration } from './migration.ts';

/** The menus before they became content. */
const menus = {
  header: [
    { page: 'who-are-we', label: 'Who Are We' },
    {
      label: 'What We Do',
      links: [{ page: 'home', anchor: 'services', label: 'Our Services' }, { list: 'services' }],
    },
    {
      label: 'Where We Operate',
      links: [
        { page: 'where-we-operate', label: 'Overview' },
        { list: 'regions' },
        { page: 'business-sectors', label: 'Business Sectors' },
      ],
    },
    {
      label: 'Knowledge Center',
      links: [
        { page: 'blogs', label: 'Blog & Articles' },
        { page: 'case-studies', label: 'Case Studies' },
      ],
    },
  ],
  footer: [
    {
      label: 'Quick Links',
      links: [
        { page: 'who-are-we', label: 'Who Are We' },
        { page: 'mission-vision', label: 'Mission, Vision & Values' },
        { page: 'home', anchor: 'services', label: 'Our Services' },
        { page: 'where-we-operate', label: 'Where We Operate' },
        { page: 'business-sectors', label: 'Business Sectors' },
        { page: 'work-with-us', label: 'Work With Us' },
      ],
    },
    {
      label: 'Knowledge Center',
      links: [
        { page: 'blogs', label: 'Blog & Articles' },
        { page: 'case-studies', label: 'Case Studies' },
        { page: 'team', label: 'Our Team' },
      ],
    },
  ],
};

interface Item {
  page?: string;
  links?: Item[];
}

/** Creates `menus.yaml`, without links to pages that the firm does not have. */
export const menusFile: Migration = (content) => {
  if (content.has('menus.yaml')) return;
  const keep = <Group extends Item>(items: Group[]): Group[] =>
    items
      .filter(({ page }) => page === undefined || content.has(`pages/${page}.yaml`))
      .map((item) => (item.links ? { ...item, links: keep(item.links) } : item));
  const document = new Document({ header: keep(menus.header), footer: keep(menus.footer) });
  content.create('menus.yaml', 'was added with the previous menus', document);
};

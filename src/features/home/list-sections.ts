import type { PageData } from '../../content/kinds/page.ts';

type HomePage = PageData<'home'>;

export type SectionName = HomePage['order'][number];

/** Anchors of the sections that other pages link to. */
const anchors: Partial<Record<SectionName, string>> = {
  services: 'services',
  insights: 'blogs',
  contact: 'contact',
};

/** Sections with cards, which take the whole width. */
const wideSections: SectionName[] = ['services', 'people', 'insights'];

/**
 * Lists the sections of the home page in the firm's order, each with its heading and text.
 * @param empty sections that have nothing to show yet, which are left out
 */
export const listSections = (page: HomePage, empty: Partial<Record<SectionName, boolean>>) =>
  page.order
    .flatMap((name) => {
      const block = page[name];
      return block && !empty[name] ? [{ name, heading: block.heading, intro: block.text }] : [];
    })
    .map(({ name, ...block }) => ({
      name,
      id: anchors[name],
      wide: wideSections.includes(name),
      ...block,
    }));

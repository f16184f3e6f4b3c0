import type { HomeSection } from '../../content/kinds/home-page.ts';
import type { PageData } from '../../content/kinds/page.ts';
import { homeSections } from '../../registry.ts';

type HomePage = PageData<'home'>;

export type SectionName = keyof typeof homeSections;

/**
 * Lists the sections of the home page in the firm's order, each with its heading and text.
 * @param empty sections that have nothing to show yet, which are left out
 */
export const listSections = (page: HomePage, empty: Partial<Record<SectionName, boolean>>) =>
  page.order
    .flatMap((name) => {
      const texts = page[name];
      return texts && !empty[name] ? [{ name, heading: texts.heading, intro: texts.text }] : [];
    })
    .map((section) => {
      const { anchor, wide = false }: HomeSection = homeSections[section.name];
      return { ...section, id: anchor, wide };
    });

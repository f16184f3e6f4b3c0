import type { AnyKind } from './content/kind.ts';
import { createMenusKind } from './content/kinds/menus.ts';
import {
  createHomePage,
  createPagesKind,
  type HomeSection,
  type LinkedPage,
  type PageId,
} from './content/kinds/page.ts';
import * as site from './content/kinds/site-subject.ts';
import { words } from './content/kinds/words.ts';
import { createPathParts, type PageModel } from './content/page-model.ts';
import * as articles from './features/articles/model/subject.ts';
import * as calculators from './features/calculators/model/subject.ts';
import * as calendars from './features/calendars/model/subject.ts';
import * as careers from './features/careers/model/subject.ts';
import * as caseStudies from './features/case-studies/model/subject.ts';
import * as law from './features/law/model/subject.ts';
import * as legal from './features/legal/model/subject.ts';
import * as ownPages from './features/own-pages/model/subject.ts';
import * as regions from './features/regions/model/subject.ts';
import * as search from './features/search/model/subject.ts';
import * as sectors from './features/sectors/model/subject.ts';
import * as services from './features/services/model/subject.ts';
import * as team from './features/team/model/subject.ts';

// Other programs and new menus list kinds and pages in the order of these lists.

/**
 * Builds every address of one language. Links, canonical addresses, the sitemap and structured data
 * all use them.
 * @param words the parts of addresses, from the words of the language
 * @param prefix such as `/de`; empty for the first language of the site
 */
export function buildPaths(words: Record<string, string>, prefix = '') {
  const parts = createPathParts(words, prefix);
  return {
    ...site.paths(parts),
    ...team.paths(parts),
    ...caseStudies.paths(parts),
    ...careers.paths(parts),
    ...services.paths(parts),
    ...regions.paths(parts),
    ...sectors.paths(parts),
    ...articles.paths(parts),
    ...legal.paths(parts),
    ...ownPages.paths(parts),
    ...law.paths(parts),
    ...calendars.paths(parts),
    ...search.paths(parts),
  };
}

/** The path of every page and file of one language. */
export type Paths = ReturnType<typeof buildPaths>;

/** The sections of the home page. */
export const homeSections = {
  ...site.homeSections,
  ...team.homeSections,
  ...services.homeSections,
  ...regions.homeSections,
  ...articles.homeSections,
};

/** Every page with texts of its own, by its file name. */
export const pageModels = {
  home: createHomePage(homeSections),
  ...site.pages,
  ...team.pages,
  ...caseStudies.pages,
  ...careers.pages,
  ...regions.pages,
  ...sectors.pages,
  ...articles.pages,
  ...law.pages,
  ...calendars.pages,
};

const anyPageModels: Record<string, PageModel> = pageModels;

/** @returns a page without the types of its fields, for what treats all pages alike */
export const getPageModel = (id: string): PageModel | undefined => anyPageModels[id];

export const isPageId = (id: string): id is PageId => id in pageModels;

const isLinkedPage = (id: PageId): id is LinkedPage => anyPageModels[id]?.path !== undefined;

/** The pages that menus can name. */
export const linkedPages = Object.keys(pageModels).filter(isPageId).filter(isLinkedPage);

export const pagePath = (id: LinkedPage, paths: Paths) => pageModels[id].path(paths);

/** Kinds of which menus can have a link for each entry. */
const menuLists = [...services.menuLists, ...regions.menuLists, ...sectors.menuLists];

const anchors = Object.values<HomeSection>(homeSections).flatMap(({ anchor }) => anchor ?? []);

/** Every kind of content file. */
export const kinds = {
  pages: createPagesKind(pageModels),
  ...ownPages.kinds,
  menus: createMenusKind({ pages: linkedPages, lists: menuLists, anchors }),
  ...site.kinds,
  ...team.kinds,
  ...caseStudies.kinds,
  ...careers.kinds,
  ...services.kinds,
  ...regions.kinds,
  ...sectors.kinds,
  ...articles.kinds,
  ...legal.kinds,
  ...calendars.kinds,
  ...calculators.kinds,
  ...search.kinds,
  words,
};

export type KindName = keyof typeof kinds;

export const kindNames = Object.keys(kinds) as KindName[];

/** @returns a kind without the types of its fields, for what treats all kinds alike */
export const getKind = (name: KindName): AnyKind => kinds[name];

export type MenuLinkData = FieldsOf<'menus'>['footer'][number]['links'][number];

/** The validated fields of a file. */
export type FieldsOf<Name extends KindName> = (typeof kinds)[Name]['schema']['_zod']['output'];

/** The entry that pages use. */
export type EntryOf<Name extends KindName> = ReturnType<(typeof kinds)[Name]['build']>;

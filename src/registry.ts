import { createPathParts, type PathParts, type Paths } from './content/addresses.ts';
import type { AnyKind } from './content/kind.ts';
import { createHomePage } from './content/kinds/home-page.ts';
import { createMenusKind } from './content/kinds/menus.ts';
import { createPagesKind, type LinkedPage, type PageId } from './content/kinds/page.ts';
import { createWordsKind } from './content/kinds/words.ts';
import { listParts, type MergedResults, mergeParts } from './content/merge-parts.ts';
import type { PageModel } from './content/page-model.ts';
import * as site from './content/site-subject.ts';
import { wordsSchema } from './content/words/built-in-words.ts';
import * as articles from './features/articles/model/subject.ts';
import * as calculators from './features/calculators/model/subject.ts';
import * as calendars from './features/calendars/model/subject.ts';
import * as careers from './features/careers/model/subject.ts';
import * as caseStudies from './features/case-studies/model/subject.ts';
import * as law from './features/law/model/subject.ts';
import * as legal from './features/legal/model/subject.ts';
import * as regions from './features/regions/model/subject.ts';
import * as search from './features/search/model/subject.ts';
import * as sectors from './features/sectors/model/subject.ts';
import * as services from './features/services/model/subject.ts';
import * as team from './features/team/model/subject.ts';

/** The model of every subject. Other programs and new menus list their pages in this order. */
const subjects = [
  site,
  team,
  caseStudies,
  careers,
  services,
  regions,
  sectors,
  articles,
  legal,
  law,
  calendars,
  calculators,
  search,
] as const;

type Subject = (typeof subjects)[number];

/**
 * Builds every address of one language. Links, canonical addresses, the sitemap and structured data
 * all use them.
 * @param parts the parts of addresses, from the words of the language
 * @param prefix such as `/de`; empty for the first language of the site
 */
export function buildPaths(parts: Record<string, string>, prefix = ''): Paths {
  const pathParts = createPathParts(parts, prefix);
  const builders: readonly ((parts: PathParts) => object)[] = listParts(subjects, 'paths');
  return Object.assign({}, ...builders.map((build) => build(pathParts))) as MergedResults<
    Subject,
    'paths'
  >;
}

/** The sections of the home page. */
export const homeSections = mergeParts(subjects, 'homeSections');

/** Every page with texts of its own, by its file name. */
export const pages = { home: createHomePage(homeSections), ...mergeParts(subjects, 'pages') };

const pageModels: Record<string, PageModel> = pages;

/** @returns a page without the types of its fields, for what treats all pages alike */
export const getPageModel = (id: string): PageModel | undefined => pageModels[id];

export const isPageId = (id: string): id is PageId => id in pages;

const isLinkedPage = (id: PageId): id is LinkedPage => pageModels[id]?.path !== undefined;

/** The pages that menus can name. */
export const linkedPages = Object.keys(pages).filter(isPageId).filter(isLinkedPage);

export const pagePath = (id: LinkedPage, paths: Paths) => pages[id].path(paths);

/** Every kind of content file. */
export const kinds = {
  pages: createPagesKind(pages),
  menus: createMenusKind(linkedPages),
  ...mergeParts(subjects, 'kinds'),
  words: createWordsKind(wordsSchema.shape),
};

export type KindName = keyof typeof kinds;

export const kindNames = Object.keys(kinds) as KindName[];

/** @returns a kind without the types of its fields, for what treats all kinds alike */
export const getKind = (name: KindName): AnyKind => kinds[name];

/** The validated fields of a file. */
export type FieldsOf<Name extends KindName> = (typeof kinds)[Name]['schema']['_zod']['output'];

/** The entry that pages use. */
export type EntryOf<Name extends KindName> = ReturnType<(typeof kinds)[Name]['build']>;

declare module './content/register.ts' {
  interface Register {
    paths: MergedResults<Subject, 'paths'>;
    pages: typeof pages;
  }
}

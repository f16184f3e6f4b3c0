import { z } from 'zod';
import type { Paths } from '../addresses.ts';
import { parseDate } from '../dates.ts';
import { head } from '../fields.ts';
import {
  type BuildContext,
  type ContentFile,
  defineKind,
  plainFileName,
  type SitePage,
  type WithPicture,
} from '../kind.ts';
import { collectTexts } from '../searched-texts.ts';
import { pageSchemas } from './page-schemas.ts';

export type PageId = keyof typeof pageSchemas;

export type PageData<Id extends PageId> = WithPicture<z.infer<(typeof pageSchemas)[Id]>>;

type AnyPage = PageData<PageId>;

const pageIds = Object.keys(pageSchemas) as PageId[];

export const isPageId = (id: string): id is PageId => id in pageSchemas;

/** A page with an address of its own, not that of an entry. */
type PagePath = {
  [Name in keyof Paths]: Paths[Name] extends string ? Name : never;
}[keyof Paths];

interface Place extends Pick<SitePage, 'group' | 'type'> {
  path: PagePath;
}

/** Path and llms.txt group of each page. The not-found pages are not listed. */
const places = {
  home: { path: 'home', group: 'firm' },
  'who-are-we': { path: 'whoAreWe', group: 'firm', type: 'AboutPage' },
  'mission-vision': { path: 'missionVision', group: 'firm' },
  team: { path: 'team', group: 'firm' },
  'case-studies': { path: 'caseStudies', group: 'firm', type: 'CollectionPage' },
  'work-with-us': { path: 'workWithUs', group: 'openings' },
  'where-we-operate': { path: 'whereWeOperate', group: 'regionsAndSectors' },
  'business-sectors': { path: 'businessSectors', group: 'regionsAndSectors' },
  blogs: { path: 'blogs', group: 'articles', type: 'CollectionPage' },
} as const satisfies Partial<Record<PageId, Place>>;

export type LinkedPage = keyof typeof places;

/** The pages that menus can name. */
export const linkedPages = Object.keys(places) as [LinkedPage, ...LinkedPage[]];

const findPlace = (id: string): Place | undefined => (places as Record<string, Place>)[id];

export const pagePath = (id: LinkedPage, paths: Paths) => paths[places[id].path];

/** The position in llms.txt. */
const positionOf = (id: string) => Object.keys(places).indexOf(id);

const buildPage = ({ id, data }: ContentFile<AnyPage>, { paths }: BuildContext) => {
  const place = findPlace(id);
  return { id, data, path: place ? paths[place.path] : '' };
};

export const pages = defineKind({
  folder: 'pages',
  ending: 'yaml',
  label: 'Pages',
  singular: 'page',
  schema: z.looseObject({ page: z.enum(pageIds), updated: head.updated.optional() }),
  schemaOf: (id) => (isPageId(id) ? pageSchemas[id] : undefined),
  fileName: plainFileName,
  pictures: ['image'],
  onlyIds: pageIds,
  required: {
    ids: ['home', 'not-found', 'post-not-found'],
    reason: 'It contains the text of a page that every site has.',
  },
  editor: { group: 'Pages' },
  build: buildPage,
  compare: (a, b) => positionOf(a.id) - positionOf(b.id),
  lastChanged: ({ data }) => parseDate('updated' in data ? data.updated : ''),
  page: ({ data }) => {
    if (!('metaTitle' in data)) return undefined;
    const { group = 'firm', type } = findPlace(data.page) ?? {};
    const { metaTitle: title, metaDescription: description, heading } = data;
    return { group, ...(type && { type }), title, description, heading };
  },
  search: ({ data }) => {
    const { heading, metaTitle, metaDescription, ...fields } = {
      metaTitle: '',
      metaDescription: '',
      ...data,
    };
    return { title: heading, summary: metaDescription, texts: collectTexts(fields) };
  },
});

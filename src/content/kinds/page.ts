import { z } from 'zod';
import type { Paths } from '../addresses.ts';
import { parseDate } from '../dates.ts';
import { head } from '../fields.ts';
import {
  type BuildContext,
  type ContentFile,
  defineKind,
  plainFileName,
  type WithPicture,
} from '../kind.ts';
import { collectTexts } from '../searched-texts.ts';
import { type Place, pageSchemas, places } from './page-schemas.ts';

export type PageId = keyof typeof pageSchemas;

export type PageData<Id extends PageId> = WithPicture<z.infer<(typeof pageSchemas)[Id]>>;

type AnyPage = PageData<PageId>;

const pageIds = Object.keys(pageSchemas) as PageId[];

export const isPageId = (id: string): id is PageId => id in pageSchemas;

export type LinkedPage = keyof typeof places;

/** The pages that menus can name. */
export const linkedPages = Object.keys(places) as [LinkedPage, ...LinkedPage[]];

const isLinkedPage = (id: string): id is LinkedPage => id in places;

const findPlace = (id: string): Place | undefined => (isLinkedPage(id) ? places[id] : undefined);

/** `whoAreWe` for `who-are-we` */
type CamelCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** @returns the name of a page in the paths */
const toPathName = (id: LinkedPage) =>
  id.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()) as CamelCase<LinkedPage>;

export const pagePath = (id: LinkedPage, paths: Paths) => paths[toPathName(id)];

/** The position in llms.txt. */
const positionOf = (id: string) => Object.keys(places).indexOf(id);

const buildPage = ({ id, data }: ContentFile<AnyPage>, { paths }: BuildContext) => ({
  id,
  data,
  path: isLinkedPage(id) ? pagePath(id, paths) : '',
});

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

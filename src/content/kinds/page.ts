import { z } from 'zod';
// biome-ignore lint/style/noRestrictedImports: only the type of what the subjects add up to
import type { pageModels } from '../../registry.ts';
import type { CalendarDate } from '../dates.ts';
import { collectTexts, defineKind } from '../define-kind.ts';
import { head, photographCompanions } from '../fields.ts';
import { plainFileName } from '../kind.ts';
import type { PageModel } from '../page-model.ts';

type Pages = typeof pageModels;

/** The file name of a page, which is also the value of its field `page`. */
export type PageId = keyof Pages & string;

/** The fields of a page. */
export type PageData<Id extends PageId> = z.infer<Pages[Id]['schema']>;

/** A page with a path, which menus can name. */
export type LinkedPage = {
  [Id in PageId]: Pages[Id] extends { path: unknown } ? Id : never;
}[PageId];

/** What the kind knows of the fields of any page. */
interface AnyPage {
  page: PageId;
  heading: string;
  metaTitle?: string;
  metaDescription?: string;
  updated?: CalendarDate;
}

/**
 * The pages with texts of their own.
 * @param models the pages of every subject, in the order of llms.txt
 */
export function createPagesKind(models: Record<string, PageModel>) {
  const ids = Object.keys(models);
  return defineKind({
    folder: 'pages',
    ending: 'yaml',
    label: 'Pages',
    singular: 'page',
    schema: z.looseObject({ page: z.enum(ids), updated: head.updated.optional() }),
    schemaOf: (id) => models[id]?.schema,
    fileName: plainFileName,
    companions: [photographCompanions],
    onlyIds: ids,
    required: {
      ids: ['home', 'not-found', 'post-not-found'],
      reason: 'It contains the text of a page that every site has.',
    },
    editor: { group: 'Pages' },
    undated: true,
    address: (id, paths) => models[id]?.path?.(paths) ?? '',
    derive: ({ data }) => ({ data: data as object as AnyPage }),
    compare: (a, b) => ids.indexOf(a.id) - ids.indexOf(b.id),
    // Pages for unknown addresses have no date, and are not described either.
    lastChanged: ({ data: { updated = '' } }) => updated,
    page: ({ data: { page, metaTitle: title, metaDescription: description = '', heading } }) => {
      if (title === undefined) return undefined;
      const { group = 'firm', type } = models[page] ?? {};
      return { group, ...(type && { type }), title, description, heading };
    },
    search: ({ data: { heading, metaTitle, metaDescription = '', ...fields } }) => ({
      title: heading,
      summary: metaDescription,
      texts: collectTexts(fields),
    }),
  });
}

import { z } from 'zod';
// biome-ignore lint/style/noRestrictedImports: only the type of what the subjects add up to
import type { pageModels } from '../../registry.ts';
import type { CalendarDate } from '../dates.ts';
import { collectTexts, defineKind } from '../define-kind.ts';
import { head, intro, pageHead, photographCompanions } from '../fields.ts';
import { plainFileName } from '../kind.ts';
import { definePage, type PageModel } from '../page-model.ts';

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

/** A section of the home page below its first screen, contributed by a subject. */
export interface HomeSection {
  /** Its texts. If they are optional, a firm need not write them for the section to be left out. */
  texts: z.ZodType;
  /** Anchor for links to the section. */
  anchor?: string;
  /** Other pages link to the section, so that no firm can leave it out. */
  linked?: true;
  /** The kind of entries without which it is left out. */
  shows?: string;
  /** Has cards, which take the whole width. */
  wide?: boolean;
}

type TextsOf<Sections extends Record<string, HomeSection>> = {
  [Name in keyof Sections]: Sections[Name]['texts'];
};

/** @param sections of all subjects, by the name of the field with their texts */
export function createHomePage<Sections extends Record<string, HomeSection>>(sections: Sections) {
  const names = Object.keys(sections) as (keyof Sections & string)[];
  const linked = names.filter((name) => sections[name]?.linked);
  const texts = Object.fromEntries(names.map((name) => [name, sections[name]?.texts]));
  return definePage('home', {
    fields: {
      ...pageHead,
      intro,
      ...(texts as TextsOf<Sections>),
      order: z
        .array(z.enum(names))
        .refine((order) => linked.every((name) => order.includes(name)), {
          error: 'leaves out a section that other pages link to',
          params: { fix: `Name at least ${linked.join(' and ')}.` },
        })
        .describe('sections of the page, in their order; the rest are left out'),
    },
    path: ({ home }) => home,
    group: 'firm',
  });
}

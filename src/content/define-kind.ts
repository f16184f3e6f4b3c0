import type { z } from 'zod';
import type { CalendarDate } from './dates.ts';
import {
  type BuildContext,
  type BuiltEntry,
  type ContentFile,
  type DataOf,
  type Kind,
  plainFileName,
  type SitePage,
} from './kind.ts';
import { collectTexts, type SearchedTexts } from './searched-texts.ts';

export const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

/** The properties of any entry from which defaults are made. */
interface CommonEntry {
  title?: string;
  heading?: string;
  description?: string;
  metaTitle?: string;
  metaDescription?: string;
}

/** Describes an entry by its fields for search engines. */
const describePage =
  (group: SitePage['group']) =>
  ({ metaTitle = '', metaDescription = '', heading, title = '' }: CommonEntry) => ({
    group,
    title: metaTitle,
    description: metaDescription,
    heading: heading ?? title,
  });

/** Finds an entry by all its texts but those for search engines. */
function searchAllTexts({
  title = '',
  description = '',
  metaTitle,
  metaDescription = '',
  ...fields
}: CommonEntry): SearchedTexts {
  return { title, summary: description || metaDescription, texts: collectTexts(fields) };
}

/** What a kind declares of itself. */
type Declaration<Schema extends z.ZodObject, Own extends object> = Omit<
  Kind<Schema, Own>,
  'ending' | 'fileName' | 'build'
> &
  Partial<Pick<Kind<Schema, Own>, 'ending' | 'fileName'>> & {
    /** @returns what an entry has besides its fields, id, slug and path */
    derive?: (file: ContentFile<DataOf<Schema>>, context: BuildContext) => Own;
    /** For a kind with the fields `metaTitle` and `metaDescription`: the section in llms.txt. */
    group?: SitePage['group'];
  };

/**
 * Declares a kind. Left out, a property follows from the others: files are YAML and named in plain
 * lower case; a title is unique; entries with the fields `order` and `updated` are listed and dated
 * by them; entries with an address are found by their texts and, with `group`, described as pages of
 * their own.
 */
export function defineKind<Schema extends z.ZodObject, Own extends object = object>({
  derive,
  group,
  ...kind
}: Declaration<Schema, Own>) {
  const { address, schema } = kind;
  const has = (field: string) => field in schema.shape;
  const build: Kind<Schema, Own>['build'] = (file, context) => {
    const { id, slug, data } = file;
    const entry: object = {
      ...data,
      id,
      slug,
      path: address?.(slug, context.paths) ?? '',
      ...derive?.(file, context),
    };
    return entry as BuiltEntry<Schema, Own>;
  };
  const defaults: object = {
    ending: 'yaml',
    fileName: plainFileName,
    ...(has('title') && { unique: ['title'] }),
    ...(has('order') && { compare: byOrder }),
    ...(has('updated') && { lastChanged: ({ updated }: { updated: CalendarDate }) => updated }),
    ...(group && { page: describePage(group) }),
    ...(address && { search: searchAllTexts }),
  };
  return { ...defaults, ...kind, build } as Kind<Schema, Own>;
}

import type { z } from 'zod';
import type { Paths } from './addresses.ts';
import { type CalendarDate, parseDate } from './dates.ts';
import {
  type BuildContext,
  type ContentFile,
  type Kind,
  plainFileName,
  type SitePage,
  type WithPicture,
} from './kind.ts';
import { collectTexts, type SearchedTexts } from './searched-texts.ts';

export const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

/** The fields of a file in the build. */
type DataOf<Schema extends z.ZodObject> = WithPicture<z.infer<Schema>>;

/** What an entry with an address has besides its own. */
type Addressed<Schema extends z.ZodObject> = Omit<DataOf<Schema>, 'updated'> & {
  id: string;
  slug: string;
  path: string;
} & (DataOf<Schema> extends { updated: string } ? { updated: CalendarDate } : object);

type EntryOf<Schema extends z.ZodObject, Own extends object> = Omit<Addressed<Schema>, keyof Own> &
  Own;

/** What is the same for most kinds and need not be declared. */
type Defaults = 'ending' | 'fileName' | 'build';

type Optional<Whole, Keys extends keyof Whole> = Omit<Whole, Keys> & Partial<Pick<Whole, Keys>>;

/** A kind whose entries have an address: a kind says what its entries have besides. */
type AddressedKind<Schema extends z.ZodObject, Own extends object> = Optional<
  Kind<Schema, DataOf<Schema>, EntryOf<Schema, Own>>,
  Defaults
> & {
  address: (slug: string, paths: Paths) => string;
  build?: never;
  /** @returns what an entry has besides its fields, id, slug, path and day of the last change */
  derive?: (file: ContentFile<DataOf<Schema>>, context: BuildContext) => Own;
  /** For a kind with the fields `metaTitle` and `metaDescription`: the section in llms.txt. */
  group?: SitePage['group'];
};

/** A kind that builds its entries itself, or whose entries are the fields of the files. */
type PlainKind<Schema extends z.ZodObject, Data, Entry extends object> = Optional<
  Kind<Schema, Data, Entry>,
  Defaults
>;

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

const buildAddressed =
  ({ address, derive }: Pick<AddressedKind<z.ZodObject, object>, 'address' | 'derive'>) =>
  (file: ContentFile<{ updated?: string }>, context: BuildContext) => ({
    ...file.data,
    id: file.id,
    slug: file.slug,
    path: address(file.slug, context.paths),
    ...(file.data.updated && { updated: parseDate(file.data.updated) }),
    ...derive?.(file, context),
  });

/**
 * Declares a kind. Left out, a property follows from the others: files are YAML and named in plain
 * lower case; a title is unique; entries with the fields `order` and `updated` are listed and dated
 * by them; entries with an address are built from their fields, found by their texts and, with
 * `group`, described as pages of their own.
 */
export function defineKind<Schema extends z.ZodObject, Own extends object = object>(
  kind: AddressedKind<Schema, Own>,
): Kind<Schema, DataOf<Schema>, EntryOf<Schema, Own>>;
export function defineKind<
  Schema extends z.ZodObject,
  Data = z.infer<Schema>,
  Entry extends object = z.infer<Schema>,
>(kind: PlainKind<Schema, Data, Entry>): Kind<Schema, Data, Entry>;
export function defineKind({
  derive,
  group,
  ...kind
}: PlainKind<z.ZodObject, unknown, object> &
  Partial<Pick<AddressedKind<z.ZodObject, object>, 'derive' | 'group'>>): object {
  const { address, schema } = kind;
  const has = (field: string) => field in schema.shape;
  return {
    ending: 'yaml',
    fileName: plainFileName,
    ...(has('title') && { unique: ['title'] }),
    ...(has('order') && { compare: byOrder }),
    ...(has('updated') && { lastChanged: ({ updated }: { updated: CalendarDate }) => updated }),
    ...(group && { page: describePage(group) }),
    ...(address
      ? { build: buildAddressed({ address, ...(derive && { derive }) }), search: searchAllTexts }
      : { build: ({ data }: ContentFile<object>) => data }),
    ...kind,
  };
}

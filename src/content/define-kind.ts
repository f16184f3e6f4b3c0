import type { Root } from 'hast';
import type { z } from 'zod';
import type { CalendarDate } from './dates.ts';
import {
  type BuildContext,
  type BuiltEntry,
  type ContentFile,
  type Kind,
  plainFileName,
  type SearchedTexts,
  type SitePage,
} from './kind.ts';
import { listStrings } from './texts.ts';

export const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

/** What a kind is by the fields that it has, unless it declares otherwise. */
const declareByFields = ({ shape }: z.ZodObject): object => ({
  ...('title' in shape && { unique: ['title'] }),
  ...('order' in shape && { compare: byOrder }),
  ...('updated' in shape && { lastChanged: (entry: { updated: CalendarDate }) => entry.updated }),
});

interface DescribedEntry {
  metaTitle: string;
  metaDescription: string;
  title: string;
  heading?: string | undefined;
}

/** For a kind whose entries are pages. @param group the section in llms.txt */
export const pageOf = (group: SitePage['group']) => ({
  page: ({ metaTitle, metaDescription, heading, title }: DescribedEntry) => ({
    group,
    title: metaTitle,
    description: metaDescription,
    heading: heading ?? title,
  }),
});

/** File names, addresses and identifiers, which visitors never read. */
const isIdentifier = (text: string) => /^[a-z0-9-]*$|^(https:\/)?\/\S*$/.test(text);

/** @returns the texts in a value of any shape that visitors read, in their order */
export const collectTexts = (value: unknown) =>
  listStrings(value).filter((text) => !isIdentifier(text));

interface SearchedEntry {
  title: string;
  description?: string | undefined;
  metaTitle?: string | undefined;
  metaDescription?: string | undefined;
  body?: Root;
}

/** For a kind whose entries are found by all their texts but those for search engines. */
export const foundByTexts = {
  search({
    title,
    description,
    metaTitle: _,
    metaDescription = '',
    body,
    ...fields
  }: SearchedEntry): SearchedTexts {
    return { title, summary: description || metaDescription, texts: collectTexts(fields) };
  },
};

/** What a kind declares of itself. What an entry has of its own is inferred from `derive` alone. */
type Declaration<Schema extends z.ZodObject, Derived extends object> = Omit<
  Kind<Schema, NoInfer<Derived>>,
  'ending' | 'fileName' | 'build'
> &
  Partial<Pick<Kind<Schema, NoInfer<Derived>>, 'ending' | 'fileName'>> & {
    /** @returns what an entry has besides its fields, id, slug and path */
    derive?: (file: ContentFile<z.infer<Schema>>, context: BuildContext) => Derived;
  };

/**
 * Declares a kind. Left out, files are YAML and named in plain lower case; titles are unique, lists are in
 * the order of the field `order`, and the field `updated` says when an entry changed.
 */
export const defineKind = <Schema extends z.ZodObject, Derived extends object = object>({
  derive,
  ...kind
}: Declaration<Schema, Derived>): Kind<Schema, Derived> => ({
  ending: 'yaml',
  fileName: plainFileName,
  ...declareByFields(kind.schema),
  ...kind,
  build(file, context) {
    const { id, slug, data } = file;
    const path = kind.address?.(slug, context.paths) ?? '';
    return { ...data, id, slug, path, ...derive?.(file, context) } as BuiltEntry<Schema, Derived>;
  },
});

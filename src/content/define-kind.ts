import type { Root } from 'hast';
import type { z } from 'zod';
import {
  type BuildContext,
  type BuiltEntry,
  type ContentFile,
  type Kind,
  plainFileName,
  type SitePage,
} from './kind.ts';
import { collectTexts, type SearchedTexts } from './texts.ts';

export const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

/** The fields from which defaults are made. */
type CommonFields = Partial<
  Record<'title' | 'heading' | 'description' | 'metaTitle' | 'metaDescription' | 'updated', string>
> & { body?: Root };

/** Finds an entry by all its texts but those for search engines. */
function searchAllTexts(entry: CommonFields): SearchedTexts {
  const {
    title = '',
    description = '',
    metaTitle: _,
    metaDescription = '',
    body,
    ...fields
  } = entry;
  return { title, summary: description || metaDescription, texts: collectTexts(fields) };
}

/** What a kind declares of itself. */
type Declaration<Schema extends z.ZodObject, Own extends object> = Omit<
  Kind<Schema, Own>,
  'ending' | 'fileName' | 'build'
> &
  Partial<Pick<Kind<Schema, Own>, 'ending' | 'fileName'>> & {
    /** @returns what an entry has besides its fields, id, slug and path */
    derive?: (file: ContentFile<z.infer<Schema>>, context: BuildContext) => Own;
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
    const path = address?.(slug, context.paths) ?? '';
    return { ...data, id, slug, path, ...derive?.(file, context) } as BuiltEntry<Schema, Own>;
  };
  const page = ({ metaTitle, metaDescription, heading, title }: CommonFields) => ({
    group,
    title: metaTitle,
    description: metaDescription,
    heading: heading ?? title,
  });
  const defaults: object = {
    ending: 'yaml',
    fileName: plainFileName,
    ...(has('title') && { unique: ['title'] }),
    ...(has('order') && { compare: byOrder }),
    ...(has('updated') && { lastChanged: ({ updated }: CommonFields) => updated }),
    ...(group && { page }),
    ...(address && { search: searchAllTexts }),
  };
  return { ...defaults, ...kind, build } as Kind<Schema, Own>;
}

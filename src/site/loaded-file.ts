import type { z } from 'zod';
import type { Language } from '../content/languages.ts';
import { describeSchema, type Field, isShared, listFields } from '../content/schema.ts';
import { slugField } from '../content/slugs.ts';
import { type FieldsOf, type KindName, kinds } from '../registry.ts';
import { type Source, schemaOf } from './source.ts';

type Fields = Record<string, unknown>;

/** A content file in one language: with what it shares with the first language, and validated. */
export interface LoadedFile extends Source {
  language: Language;
  /** The fields, as the schema makes them if it accepts them. */
  data: unknown;
  /** The fields of the file alone, as written. */
  written: unknown;
  /** The file of the same name in the first language; undefined for that file itself. */
  original?: Source | undefined;
  /** What its schema says against it; undefined if the kind has no file with this id. */
  issues: z.core.$ZodIssue[] | undefined;
}

/** A file that its schema accepts. */
export interface Loaded<Name extends KindName> extends LoadedFile {
  kind: Name;
  data: FieldsOf<Name>;
}

export const isFields = (data: unknown): data is Fields =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** @returns the schema of a file in a language: a translation may have an address of its own */
export const schemaIn = (source: Source): z.ZodObject | undefined => {
  const schema = schemaOf(source.kind, source.id);
  return schema && source.subfolder !== '' && kinds[source.kind].slugs
    ? schema.extend({ slug: slugField })
    : schema;
};

/** @returns the names of the fields that a translation may take from the first language */
export const listSharedFields = ({ kind, id }: Pick<Source, 'kind' | 'id'>) =>
  listFields(describeSchema(schemaOf(kind, id)))
    .filter(({ field }) => kinds[kind].inAllLanguages || isShared(field))
    .map(({ name }) => name);

/**
 * Adds what a translation takes from the first language, also to a group that both have.
 * @param isWhole takes every field that the translation lacks; within a group only shared ones
 */
function mergeFields(group: Field, own: unknown, first: unknown, isWhole = false): unknown {
  if (!isFields(own) || !isFields(first)) return own;
  const merged = listFields(group).flatMap(({ name, field }) => {
    if (!(name in first)) return [];
    if (name in own) return [[name, mergeFields(field, own[name], first[name])]];
    return isWhole || isShared(field) ? [[name, first[name]]] : [];
  });
  return { ...own, ...Object.fromEntries(merged) };
}

/**
 * Validates a file, once.
 * @param original the file of the same name in the first language, for a file of a further one
 */
export function loadFile(source: Source, language: Language, original?: Source): LoadedFile {
  const schema = schemaIn(source);
  const { inAllLanguages } = kinds[source.kind];
  const data = mergeFields(describeSchema(schema), source.data, original?.data, inAllLanguages);
  const result = isFields(data) ? schema?.safeParse(data) : undefined;
  return {
    ...source,
    language,
    data: result?.success ? result.data : data,
    written: source.data,
    original,
    issues: schema && (isFields(data) ? (result?.error?.issues ?? []) : undefined),
  };
}

/** @returns whether the schema of a file accepts it */
export const isValid = ({ issues }: LoadedFile) => issues?.length === 0;

export const isOfKind = <Name extends KindName>(
  file: LoadedFile,
  name: Name,
): file is Loaded<Name> => file.kind === name && isValid(file);

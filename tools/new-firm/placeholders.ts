import type { z } from 'zod';
import { referenceOf, vocabularyOf } from '../../src/content/fields.ts';
import { definitionOf, readLimits, unwrapOptional } from '../schema-parts.ts';

/** What a field may refer to: a file of a kind, or a term of a vocabulary list. */
export type NameRule = { kind: string; by?: 'title' | undefined } | { list: string };

/** The values from which the placeholders of a file are built. */
interface PlaceholderContext {
  /** Starts the text of every placeholder, so that no two files have the same text. */
  file: string;
  /** Today as `2025-01-15`. */
  today: string;
  /** @returns the existing files or terms */
  findNames: (rule: NameRule) => string[];
}

/** The fields of a file. */
export type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @returns the text in the length that the field requires */
function fitLength(text: string, { min = 1, max = 2000 }: { min?: number; max?: number }) {
  let fitted = text;
  while (fitted.length < min) fitted += ' …';
  return fitted.length <= max ? fitted : `${fitted.slice(0, max - 1).trimEnd()}…`;
}

/** @returns the example at the end of a description: `such as GB`, `written like 2025-01` */
const findExample = (description: string) =>
  /(?:such as|like) (\S+?)[.,;]?(?:\s|$)/.exec(description)?.[1];

/** @returns a text that says what belongs here, or an example if only one format is valid */
function writeText(schema: z.ZodType, path: string, context: PlaceholderContext) {
  const description = schema.description ?? path;
  const text = `TODO ${context.file}: ${description}`;
  const candidates = [
    fitLength(text, readLimits(schema)),
    fitLength(text, { min: 160 }),
    findExample(description),
  ];
  const valid = candidates.find((candidate) => schema.safeParse(candidate).success);
  if (valid === undefined)
    throw new Error(
      `${context.file}: no placeholder fits the field ${path}. End its description with an example: "such as …".`,
    );
  return valid;
}

/** @returns the smallest valid number */
function writeNumber(schema: z.ZodType) {
  const least = definitionOf(schema).checks?.find(({ _zod }) => _zod.def.check === 'greater_than');
  const candidates = [least?._zod.def.value ?? 0, 1];
  return candidates.find((candidate) => schema.safeParse(candidate).success) ?? 0;
}

function writeList(schema: z.ZodType, path: string, given: unknown, context: PlaceholderContext) {
  const element = definitionOf(schema).element as z.ZodType;
  if (Array.isArray(given))
    return given.map((item, index) => writeField(element, `${path} ${index + 1}`, item, context));
  const reference = referenceOf(element);
  const { min = 0 } = readLimits(schema);
  if (reference) return context.findNames(reference).slice(0, Math.max(min, 1));
  return Array.from({ length: min }, (_, index) => {
    const file = min > 1 ? `${context.file} ${index + 1}` : context.file;
    return writeField(element, path, undefined, { ...context, file });
  });
}

function writeField(
  schema: z.ZodType,
  path: string,
  given: unknown,
  context: PlaceholderContext,
): unknown {
  const inner = unwrapOptional(schema);
  const { type, shape, element, entries, values } = definitionOf(inner);
  if (shape) {
    const group = path.split('.').at(-1)?.replace(/ \d+$/, '');
    const file = /\d$/.test(context.file) ? context.file : `${context.file} ${group}`;
    return writeFields(
      inner as z.ZodObject,
      isFields(given) ? given : {},
      { ...context, file },
      path,
    );
  }
  if (element) return writeList(inner, path, given, context);
  if (given !== undefined) return given;
  const reference = referenceOf(inner);
  if (reference) return context.findNames(reference)[0];
  const list = vocabularyOf(inner);
  if (list) return context.findNames({ list })[0];
  if (inner.meta()?.format === 'date') return context.today;
  if (entries) return Object.values(entries)[0];
  if (values) return values[0];
  if (type === 'boolean') return false;
  if (type === 'number') return writeNumber(inner);
  return writeText(inner, path, context);
}

/**
 * Writes a valid file: the given fields, and a placeholder that starts with TODO for each further
 * required field.
 */
export function writeFields(
  schema: z.ZodObject,
  given: Fields,
  context: PlaceholderContext,
  path = '',
): Fields {
  return Object.fromEntries(
    Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, field]) => {
      const value = given[name];
      if (value === undefined && definitionOf(field).type === 'optional') return [];
      return [[name, writeField(field, path ? `${path}.${name}` : name, value, context)]];
    }),
  );
}

/** @returns a comment that lists the omitted optional fields with their descriptions */
export function describeOptional(schema: z.ZodObject, fields: Fields) {
  const left = Object.entries(schema.shape as Record<string, z.ZodType>).filter(
    ([name, field]) =>
      !(name in fields) && name !== 'sample' && definitionOf(field).type === 'optional',
  );
  if (left.length === 0) return '';
  const lines = left.map(([name, field]) => {
    const description = field.description ?? unwrapOptional(field).description;
    return `#   ${name}: ${description ?? ''}`.trimEnd();
  });
  return ['# You may add:', ...lines, ''].join('\n');
}

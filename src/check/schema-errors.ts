import type { z } from 'zod';
import { describeSchema, findField } from '../content/schema.ts';
import type { FieldPath, Source } from '../site/source.ts';
import { schemaOf } from '../site/source.ts';
import { mergedSchema, translationSchema } from '../site/translation.ts';
import { describeIssue } from './issue-messages.ts';
import { suggest } from './nearest.ts';
import type { Problem } from './problem.ts';

/** @returns for example `testimonial.quote` or `sources, item 2, url`; items count from 1 */
export const formatFieldPath = (path: FieldPath) =>
  path.reduce<string>((text, step, index) => {
    const name = typeof step === 'number' ? `item ${step + 1}` : String(step);
    if (index === 0) return name;
    const isItem = typeof step === 'number' || typeof path[index - 1] === 'number';
    return `${text}${isItem ? ', ' : '.'}${name}`;
  }, '');

const readValue = (data: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>(
    (value, step) => (value as Record<PropertyKey, unknown> | undefined)?.[step],
    data,
  );

/** The fields of a file, and their lines. */
type Fields = Pick<Source, 'file' | 'data' | 'toLine'>;

function describeSchemaIssue(
  issue: z.core.$ZodIssue,
  schema: z.ZodType,
  { file, data, toLine }: Fields,
): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(findField(describeSchema(schema), issue.path)?.properties ?? {});
    return issue.keys.map((key) => {
      const path = [...issue.path, key];
      return {
        file,
        line: toLine(path),
        field: formatFieldPath(path),
        message: 'is not a field of this file',
        fix: `${suggest(key, known)}Known fields here: ${known.join(', ')}.`,
      };
    });
  }
  const value = readValue(data, issue.path);
  const location = { file, line: toLine(issue.path), field: formatFieldPath(issue.path) };
  const description = findField(describeSchema(schema), issue.path)?.description;
  const help = description ? ` Expected: ${description}.` : '';
  if (value === undefined)
    return [{ ...location, message: 'is missing', fix: `Add the field.${help}` }];
  const { message, fix } = describeIssue(issue, value);
  return [{ ...location, message, fix: `${fix}${help}` }];
}

/** The size of a value is no problem of its own if it should be of another type. */
const isKnownByType = (issue: z.core.$ZodIssue, issues: z.core.$ZodIssue[]) =>
  issue.code !== 'invalid_type' &&
  issues.some(({ code, path }) => code === 'invalid_type' && path.join() === issue.path.join());

/** Checks fields against a schema whose every part has a description. */
export function checkFields(schema: z.ZodType, fields: Fields): Problem[] {
  const { error } = schema.safeParse(fields.data);
  const issues = error?.issues ?? [];
  return issues
    .filter((issue) => !isKnownByType(issue, issues))
    .flatMap((issue) => describeSchemaIssue(issue, schema, fields));
}

/** Checks the fields of a file as written against the schema of its kind. */
export function checkSchema(source: Source): Problem[] {
  const whole = schemaOf(source.kind, source.id);
  return whole
    ? checkFile(source, source.code ? translationSchema(source.kind, whole) : whole)
    : [];
}

/** Checks a translation together with the fields that it shares with the first language. */
export function checkMerged(source: Source): Problem[] {
  const whole = schemaOf(source.kind, source.id);
  return whole ? checkFile(source, mergedSchema(source.kind, whole)) : [];
}

function checkFile(source: Source, schema: z.ZodObject): Problem[] {
  if (
    source.data === null ||
    source.data === undefined ||
    typeof source.data !== 'object' ||
    Array.isArray(source.data)
  ) {
    const empty = source.data === null || source.data === undefined;
    return [
      {
        file: source.file,
        message: empty ? 'the file has no fields' : 'the file does not contain fields',
        fix: `Write each as "field: value". Known fields: ${Object.keys(schema.shape).join(', ')}.`,
      },
    ];
  }
  return checkFields(schema, source);
}

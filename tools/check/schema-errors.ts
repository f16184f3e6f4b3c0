import type { z } from 'zod';
import { describeIssue } from './issue-messages.ts';
import { schemaOf } from './locate.ts';
import { suggest } from './nearest.ts';
import type { Problem } from './problem.ts';
import type { FieldPath, Source } from './source.ts';

type Issue = z.core.$ZodIssue;

/** @returns `sources[2].url` */
export const formatFieldPath = (path: FieldPath) =>
  path.reduce<string>((name, step) => {
    if (typeof step === 'number') return `${name}[${step + 1}]`;
    return name ? `${name}.${String(step)}` : String(step);
  }, '');

/** The part of a schema that a path leads to, without the wrappers of what is optional. */
function findSchemaPart(schema: z.ZodType, path: FieldPath): z.ZodType | undefined {
  const { def } = schema as z.ZodType & { def: Record<string, unknown> & { type: string } };
  if (def.type === 'optional' && !(path.length === 0 && schema.description))
    return findSchemaPart(def.innerType as z.ZodType, path);
  const [step, ...rest] = path;
  if (step === undefined) return schema;
  const shape = (def as { shape?: Record<string, z.ZodType> }).shape;
  const next = shape ? shape[String(step)] : (def as { element?: z.ZodType }).element;
  return next && findSchemaPart(next, rest);
}

const valueAt = (data: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>(
    (value, step) => (value as Record<PropertyKey, unknown> | undefined)?.[step],
    data,
  );

/** What was read of a file, and where in it each field stands. */
type Fields = Pick<Source, 'file' | 'data' | 'toLine'>;

function describeIssues(
  issue: Issue,
  schema: z.ZodType,
  { file, data, toLine }: Fields,
): Problem[] {
  const described = (path: FieldPath) => {
    const description = findSchemaPart(schema, path)?.description;
    return description ? ` What belongs here: ${description}.` : '';
  };
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys((findSchemaPart(schema, issue.path) as z.ZodObject).shape);
    return issue.keys.map((key) => ({
      file,
      line: toLine([...issue.path, key]),
      field: formatFieldPath([...issue.path, key]),
      message: 'is not a field of this file',
      fix: `${suggest(key, known)}Known fields here: ${known.join(', ')}.`,
    }));
  }
  const value = valueAt(data, issue.path);
  const place = { file, line: toLine(issue.path), field: formatFieldPath(issue.path) };
  const help = described(issue.path);
  if (value === undefined)
    return [{ ...place, message: 'is missing', fix: `Add the field.${help}` }];
  const { message, fix } = describeIssue(issue, value);
  return [{ ...place, message, fix: `${fix}${help}` }];
}

/** Judges what was read of a file by a schema, every part of which is described. */
export function checkFields(schema: z.ZodType, fields: Fields): Problem[] {
  const { error } = schema.safeParse(fields.data);
  return error ? error.issues.flatMap((issue) => describeIssues(issue, schema, fields)) : [];
}

/** Judges the fields of one file by the schema of its kind. */
export function checkSchema(source: Source): Problem[] {
  const schema = schemaOf(source.kind, source.id);
  if (!schema) return [];
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
        message: empty ? 'the file has no fields' : 'the file does not hold fields',
        fix: `Write each as "field: value". It needs: ${Object.keys(schema.shape).join(', ')}.`,
      },
    ];
  }
  return checkFields(schema, source);
}

import type { z } from 'zod';
import { type Advice, advise, type Problem, quote, suggest } from '../content/problem.ts';
import { describeSchema, findField } from '../content/schema.ts';
import { type LoadedFile, listSharedFields, schemaIn } from '../site/loaded-file.ts';
import { type FieldPath, parseYaml, type Source } from '../site/source.ts';
import { describeYaml } from './describe-file.ts';
import { fieldProblem } from './file-problems.ts';

/** What a value of the wrong type is not, and how to write one of that type. */
const types: Record<string, [is: string, fix: string]> = {
  string: ['is not text', 'Put the value in double quotes.'],
  boolean: ['is neither true nor false', 'Write true or false, without quotes.'],
  number: ['is not a number', 'Write digits without quotes, with a point for decimals.'],
  int: ['is not a whole number', 'Write digits only, without quotes.'],
  array: ['is not a list', 'Write one item per line, each beginning with "- ".'],
  object: ['is not a group of fields', 'Write its fields below it, each indented by two spaces.'],
};

const formats: Record<string, [is: string, fix: string]> = {
  email: ['is not an e-mail address', 'Write it like name@example.org.'],
  url: [
    'is not a web address that begins with https://',
    'Write the whole address in plain characters, beginning with https://: https://www.example.org/page.',
  ],
  date: [
    'is not a valid date',
    'Write the year, month and day in digits, with hyphens between them: 2025-01-15.',
  ],
};

const describeType = (expected: string, value: unknown): Advice => {
  if (value === null) return advise('is empty', 'Write the value after the colon.');
  if (expected === 'string' && typeof value === 'object' && !Array.isArray(value))
    return advise(
      'is read as a group of fields',
      'Put the whole value in double quotes: braces and colons have a special meaning.',
    );
  const [is, fix] = types[expected] ?? ['has the wrong type', 'Write it as described.'];
  return advise(`${quote(value)} ${is}`, fix);
};

const formatUnits = (number: number, units: string) =>
  `${number} ${number === 1 ? units.slice(0, -1) : units}`;

function describeSize(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, value: unknown) {
  const small = issue.code === 'too_small';
  const limit = Number(small ? issue.minimum : issue.maximum);
  const bound = issue.exact ? 'exactly' : small ? 'at least' : 'at most';
  const unit = { string: 'characters', array: 'items' }[issue.origin as 'string' | 'array'];
  if (unit === undefined)
    return advise(
      `${quote(value)} is too ${small ? 'small' : 'large'}`,
      `Write a number of ${bound} ${limit}.`,
    );
  const count = typeof value === 'string' ? [...value.trim()].length : (value as []).length;
  const missing = formatUnits(Math.abs(limit - count), unit);
  return advise(
    count === 0 ? 'is empty' : `has ${formatUnits(count, unit)} and needs ${bound} ${limit}`,
    `${small ? 'Add' : 'Remove'} ${missing}${issue.exact ? '' : ' or more'}.`,
  );
}

function describeFormat(format: string, value: unknown) {
  const text = String(value);
  const curly = /[“”‘’]/.test(text) ? 'Delete the curly quotation marks. ' : '';
  const space = /\s/.test(text) && format !== 'date' ? 'Delete the space. ' : '';
  const [is, fix] = formats[format] ?? ['has the wrong format', 'Write it as described.'];
  return advise(`${quote(value)} ${is}`, `${curly}${space}${fix}`);
}

/** Describes what is wrong with a value and how to write it. */
export function describeIssue(issue: z.core.$ZodIssue, value: unknown): Advice {
  switch (issue.code) {
    case 'invalid_type':
      return describeType(issue.expected, value);
    case 'too_small':
    case 'too_big':
      return describeSize(issue, value);
    case 'invalid_format':
      return describeFormat(issue.format, value);
    case 'invalid_value':
      return advise(
        `${quote(value)} is not one of the known values`,
        `${suggest(String(value), issue.values.map(String))}Known values: ${issue.values.join(', ')}.`,
      );
    default: {
      const { fix = 'Write it as described.' } =
        issue.code === 'custom' ? (issue.params ?? {}) : {};
      const { message } = issue;
      return advise(typeof value === 'object' ? message : `${quote(value)} ${message}`, fix);
    }
  }
}

const findValue = (data: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>(
    (value, step) => (value as Record<PropertyKey, unknown> | undefined)?.[step],
    data,
  );

/** A comment has a space after the #, which a colour such as #1a2b3c has not. */
const describeComment = (comment = '') =>
  /^\S.*$/.test(comment)
    ? advise(
        'is empty, because # begins a comment',
        `Put the value in quotes: ${quote(`#${comment}`)}.`,
      )
    : undefined;

/** The fields of a file, and their lines. */
type WrittenFields = Pick<Source, 'file' | 'data' | 'toLine' | 'toComment'>;

function describeSchemaIssue(issue: z.core.$ZodIssue, schema: z.ZodType, fields: WrittenFields) {
  const { path } = issue;
  const field = findField(describeSchema(schema), path);
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(field?.properties ?? {});
    return issue.keys.map((key) => {
      const fix = `${suggest(key, known)}Known fields here: ${known.join(', ')}.`;
      return fieldProblem(fields, [...path, key], 'is not a field of this file', fix);
    });
  }
  const value = findValue(fields.data, path);
  const help = field?.description ? ` Expected: ${field.description}.` : '';
  const { message, fix } =
    value === undefined
      ? advise('is missing', 'Add the field.')
      : (describeComment(fields.toComment?.(path)) ?? describeIssue(issue, value));
  return [fieldProblem(fields, path, message, `${fix}${help}`)];
}

/** The size of a value is no problem of its own if it should be of another type. */
const isKnownByType = (issue: z.core.$ZodIssue, issues: z.core.$ZodIssue[]) =>
  issue.code !== 'invalid_type' &&
  issues.some(({ code, path }) => code === 'invalid_type' && path.join() === issue.path.join());

const describeIssues = (issues: z.core.$ZodIssue[], schema: z.ZodType, fields: WrittenFields) =>
  issues
    .filter((issue) => !isKnownByType(issue, issues))
    .flatMap((issue) => describeSchemaIssue(issue, schema, fields));

/**
 * Reads a file of fields that is not of the content.
 * @param schema every part of it has a description
 * @returns the fields, unless there are problems
 */
export function readFields<Fields>(schema: z.ZodType<Fields>, file: string, text: string) {
  const yaml = parseYaml(text);
  const { data, error } = schema.safeParse(yaml.data);
  const fields = { file, data: yaml.data, toLine: yaml.toLine, toComment: yaml.toComment };
  const problems = [
    ...describeYaml(yaml, file),
    ...describeIssues(error?.issues ?? [], schema, fields),
  ];
  return { data: problems.length > 0 ? undefined : data, problems };
}

/** Describes what the schema of its kind says against a file. */
export function checkSchema(loaded: LoadedFile): Problem[] {
  const { file, data, written, original, issues } = loaded;
  const schema = schemaIn(loaded);
  if (!schema) return [];
  if (!issues) {
    const message = data ? 'the file does not contain fields' : 'the file has no fields';
    const known = Object.keys(schema.shape).join(', ');
    return [{ file, message, fix: `Write each as "field: value". Known fields: ${known}.` }];
  }
  // What a translation takes from the first language is reported there.
  const taken = Object.keys(Object(original?.data)).filter((name) => !(name in Object(written)));
  const required = original ? listSharedFields(loaded) : [];
  return describeIssues(
    issues.filter(
      ({ path: [name] }) => !taken.includes(String(name)) || !required.includes(String(name)),
    ),
    schema,
    loaded,
  );
}

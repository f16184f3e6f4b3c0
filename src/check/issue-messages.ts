import type { z } from 'zod';
import { suggest } from './nearest.ts';
import { type Problem, quote } from './problem.ts';

type Advice = Pick<Problem, 'message' | 'fix'>;

const expectedTypes: Record<string, Advice> = {
  string: { message: 'is not text', fix: 'Put the value in double quotes.' },
  boolean: { message: 'is neither true nor false', fix: 'Write true or false, without quotes.' },
  number: {
    message: 'is not a number',
    fix: 'Write digits without quotes, with a point for decimals.',
  },
  int: { message: 'is not a whole number', fix: 'Write digits only, without quotes.' },
  array: { message: 'is not a list', fix: 'Write one item per line, each beginning with "- ".' },
  object: {
    message: 'is not a group of fields',
    fix: 'Write its fields below it, each indented by two spaces.',
  },
};

const count = (value: unknown) =>
  typeof value === 'string'
    ? [...value.trim()].length
    : Array.isArray(value)
      ? value.length
      : Number(value);

const formatUnits = (number: number, units: string) =>
  `${number} ${number === 1 ? units.slice(0, -1) : units}`;

function describeSizeError(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  value: unknown,
): Advice {
  const small = issue.code === 'too_small';
  const limit = Number(small ? issue.minimum : issue.maximum);
  const bound = issue.exact ? 'exactly' : small ? 'at least' : 'at most';
  const unit = { string: 'characters', array: 'items' }[issue.origin as 'string' | 'array'];
  if (unit === undefined)
    return {
      message: `${quote(value)} is too ${small ? 'small' : 'large'}`,
      fix: `Write a number of ${bound} ${limit}.`,
    };
  const message =
    small && count(value) === 0
      ? 'is empty'
      : `has ${formatUnits(count(value), unit)} and needs ${bound} ${limit}`;
  const gap = Math.abs(limit - count(value));
  return {
    message,
    fix: `${small ? 'Add' : 'Remove'} ${formatUnits(gap, unit)}${issue.exact ? '' : ' or more'}.`,
  };
}

const address =
  'Write the whole address in plain characters, beginning with https://: https://www.example.org/page.';

function describeFormatError(issue: z.core.$ZodIssueInvalidStringFormat, value: unknown): Advice {
  const text = String(value);
  const curly = /[“”‘’]/.test(text) ? 'Delete the curly quotation marks. ' : '';
  const space = /\s/.test(text) ? 'Delete the space. ' : '';
  if (issue.format === 'email')
    return {
      message: `${quote(value)} is not an e-mail address`,
      fix: `${curly}${space}Write it like name@example.org.`,
    };
  if (issue.format === 'url')
    return {
      message: `${quote(value)} is not a web address that begins with https://`,
      fix: `${curly}${space}${address}`,
    };
  if (issue.format === 'date')
    return {
      message: `${quote(value)} is not a valid date`,
      fix: 'Write the year, month and day in digits, with hyphens between them: 2025-01-15.',
    };
  return { message: `${quote(value)} has the wrong format`, fix: 'Write it as described.' };
}

/** Describes what is wrong with a value and how to write it. */
export function describeIssue(issue: z.core.$ZodIssue, value: unknown): Advice {
  switch (issue.code) {
    case 'invalid_type':
      if (value === null) return { message: 'is empty', fix: 'Write the value after the colon.' };
      if (
        issue.expected === 'string' &&
        typeof value === 'object' &&
        !Array.isArray(value) &&
        !(value instanceof Date)
      )
        return {
          message: 'is read as a group of fields',
          fix: 'Put the whole value in double quotes: braces and colons have a special meaning.',
        };
      return {
        ...(expectedTypes[issue.expected] ?? expectedTypes.string),
        message: `${quote(value)} ${(expectedTypes[issue.expected] ?? expectedTypes.string)?.message}`,
      } as Advice;
    case 'too_small':
    case 'too_big':
      return describeSizeError(issue, value);
    case 'invalid_format':
      return describeFormatError(issue, value);
    case 'invalid_value':
      return {
        message: `${quote(value)} is not one of the known values`,
        fix: `${suggest(String(value), issue.values.map(String))}Known values: ${issue.values.join(', ')}.`,
      };
    case 'custom':
      return { message: `${quote(value)} ${issue.message}`, fix: String(issue.params?.fix ?? '') };
    default:
      return { message: issue.message, fix: 'Write it as described.' };
  }
}

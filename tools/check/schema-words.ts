import type { z } from 'zod';
import { toGuess } from './nearest.ts';
import { type Problem, quote } from './problem.ts';

type Words = Pick<Problem, 'fault' | 'mend'>;

const kinds: Record<string, Words> = {
  string: { fault: 'is not a text', mend: 'Put the value in double quotes.' },
  boolean: { fault: 'is neither true nor false', mend: 'Write true or false, without quotes.' },
  number: {
    fault: 'is not a number',
    mend: 'Write digits without quotes, with a point for decimals.',
  },
  int: { fault: 'is not a whole number', mend: 'Write digits alone, without quotes.' },
  array: { fault: 'is not a list', mend: 'Write one item a line, each begun with "- ".' },
  object: {
    fault: 'is not a group of fields',
    mend: 'Write its fields below it, each indented by two spaces.',
  },
};

const count = (value: unknown) =>
  typeof value === 'string'
    ? [...value.trim()].length
    : Array.isArray(value)
      ? value.length
      : Number(value);

const toCount = (number: number, units: string) =>
  `${number} ${number === 1 ? units.slice(0, -1) : units}`;

function toSize(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, value: unknown): Words {
  const small = issue.code === 'too_small';
  const limit = Number(small ? issue.minimum : issue.maximum);
  const bound = issue.exact ? 'exactly' : small ? 'at least' : 'at most';
  const unit = { string: 'characters', array: 'items' }[issue.origin as 'string' | 'array'];
  if (unit === undefined)
    return {
      fault: `${quote(value)} is too ${small ? 'small' : 'large'}`,
      mend: `Write a number of ${bound} ${limit}.`,
    };
  const fault =
    small && count(value) === 0
      ? 'is empty'
      : `has ${toCount(count(value), unit)} and needs ${bound} ${limit}`;
  const gap = Math.abs(limit - count(value));
  return {
    fault,
    mend: `${small ? 'Add' : 'Take away'} ${toCount(gap, unit)}${issue.exact ? '' : ' or more'}.`,
  };
}

const address =
  'Write the whole address, begun with https://, in plain characters: https://www.example.org/page.';

function toFormat(issue: z.core.$ZodIssueInvalidStringFormat, value: unknown): Words {
  const text = String(value);
  const curly = /[“”‘’]/.test(text) ? 'Delete the curly quotation marks. ' : '';
  const space = /\s/.test(text) ? 'Delete the space. ' : '';
  if (issue.format === 'email')
    return {
      fault: `${quote(value)} is not an e-mail address`,
      mend: `${curly}${space}Write it like name@example.org.`,
    };
  if (issue.format === 'url')
    return {
      fault: `${quote(value)} is not a web address that begins with https://`,
      mend: `${curly}${space}${address}`,
    };
  return { fault: `${quote(value)} has the wrong form`, mend: 'Write it as described.' };
}

/** @returns what is wrong with a value, and how to write it */
export function toWords(issue: z.core.$ZodIssue, value: unknown): Words {
  switch (issue.code) {
    case 'invalid_type':
      if (value === null) return { fault: 'is empty', mend: 'Write the value behind the colon.' };
      if (
        issue.expected === 'string' &&
        typeof value === 'object' &&
        !Array.isArray(value) &&
        !(value instanceof Date)
      )
        return {
          fault: 'is read as a group of fields',
          mend: 'Put the whole value in double quotes: braces and colons have a meaning of their own.',
        };
      return {
        ...(kinds[issue.expected] ?? kinds.string),
        fault: `${quote(value)} ${(kinds[issue.expected] ?? kinds.string)?.fault}`,
      } as Words;
    case 'too_small':
    case 'too_big':
      return toSize(issue, value);
    case 'invalid_format':
      return toFormat(issue, value);
    case 'invalid_value':
      return {
        fault: `${quote(value)} is not one of the known values`,
        mend: `${toGuess(String(value), issue.values.map(String))}Known values: ${issue.values.join(', ')}.`,
      };
    case 'custom':
      return { fault: `${quote(value)} ${issue.message}`, mend: String(issue.params?.mend ?? '') };
    default:
      return { fault: issue.message, mend: 'Write it as described.' };
  }
}

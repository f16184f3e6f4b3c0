import { type BasicFormField, fields } from '@keystatic/core';
import type { z } from 'zod';
import { createPattern } from './schema-pattern.ts';

type Stored = ReturnType<BasicFormField<string>['serialize']>['value'];

const form = /^\s*([\d.]+)\s*(?:to|→)\s*([\d.]+)\s+(.+?)\s*$/;

const read = (text: string) => {
  const match = form.exec(text);
  return match
    ? { unit: match[3] ?? '', before: Number(match[1]), after: Number(match[2]) }
    : undefined;
};

/** Two numbers and their unit on one line, `94 to 52 days`: a group that may be left out as a whole. */
export function createComparisonField(schema: z.ZodType, label: string): BasicFormField<string> {
  const judged = {
    safeParse: (text: unknown) =>
      schema.safeParse(text === undefined ? undefined : (read(String(text)) ?? text)),
  } as z.ZodType;
  const { Input, defaultValue, reader, validate } = fields.text({
    label,
    description:
      'Two numbers to be drawn, with their unit, such as: 94 to 52 days. May stay empty.',
    validation: { pattern: createPattern(judged) },
  });
  return {
    kind: 'form',
    label,
    Input,
    defaultValue,
    reader,
    validate: (text) => validate(text, undefined),
    parse(value: Stored) {
      if (value === undefined || value === null || typeof value !== 'object') return '';
      const { before, after, unit } = value as { before: number; after: number; unit: string };
      return `${before} to ${after} ${unit}`;
    },
    serialize: (text) => ({ value: text.trim() === '' ? undefined : read(text) }),
  };
}

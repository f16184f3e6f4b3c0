import { type BasicFormField, fields } from '@keystatic/core';
import type { z } from 'zod';
import { createPattern } from './schema-pattern.ts';

type Stored = ReturnType<BasicFormField<string>['serialize']>['value'];

const pattern = /^\s*([\d.]+)\s*(?:to|→)\s*([\d.]+)\s+(.+?)\s*$/;

const parseComparison = (text: string) => {
  const match = pattern.exec(text);
  return match
    ? { unit: match[3] ?? '', before: Number(match[1]), after: Number(match[2]) }
    : undefined;
};

/**
 * Edits the optional group of two numbers and their unit as one line of text: `94 to 52 days`.
 * Keystatic has no optional groups of fields.
 */
export function createComparisonField(schema: z.ZodType, label: string): BasicFormField<string> {
  const textSchema = {
    safeParse: (text: unknown) =>
      schema.safeParse(text === undefined ? undefined : (parseComparison(String(text)) ?? text)),
  } as z.ZodType;
  const { Input, defaultValue, reader, validate } = fields.text({
    label,
    description: 'Chart of two numbers with their unit, such as: 94 to 52 days. Optional.',
    validation: { pattern: createPattern(textSchema) },
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
    serialize: (text) => ({ value: parseComparison(text) }),
  };
}

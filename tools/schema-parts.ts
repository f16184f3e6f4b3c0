import type { z } from 'zod';

/** The properties of a Zod schema that describe its field. */
interface Def {
  type: string;
  innerType?: z.ZodType;
  element?: z.ZodType;
  shape?: Record<string, z.ZodType>;
  entries?: Record<string, string>;
  values?: string[];
  checks?: {
    _zod: {
      def: {
        check: string;
        minimum?: number;
        maximum?: number;
        length?: number;
        format?: string;
        value?: number;
      };
    };
  }[];
}

export const definitionOf = (schema: z.ZodType) => schema.def as unknown as Def;

/** @returns the schema without the wrapper of an optional field */
export const unwrapOptional = (schema: z.ZodType): z.ZodType =>
  definitionOf(schema).type === 'optional'
    ? unwrapOptional(definitionOf(schema).innerType as z.ZodType)
    : schema;

/** The minimum and maximum length that a schema allows. */
export function readLimits(schema: z.ZodType) {
  const limits: { min?: number; max?: number } = {};
  for (const { _zod } of definitionOf(unwrapOptional(schema)).checks ?? []) {
    const { check, minimum, maximum, length } = _zod.def;
    if (check === 'min_length' || check === 'length_equals') limits.min = minimum ?? length;
    if (check === 'max_length' || check === 'length_equals') limits.max = maximum ?? length;
  }
  return limits;
}

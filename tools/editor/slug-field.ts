import { fields } from '@keystatic/core';
import type { z } from 'zod';
import { formatLabel } from './fields.ts';
import { toFileName } from './file-names.ts';
import { createPattern } from './schema-pattern.ts';

/** The title of an entry, and the file name that is made from it. */
export const createSlugField = (
  schema: z.ZodType,
  name: string,
  generate: (title: string) => string = toFileName,
) =>
  fields.slug({
    name: {
      label: formatLabel(name),
      description: schema.description ?? '',
      validation: { isRequired: true, pattern: createPattern(schema) },
    },
    slug: {
      label: 'File name',
      description: 'Made from the title; it becomes the address and should not change later.',
      generate,
    },
  });

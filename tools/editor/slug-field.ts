import { fields } from '@keystatic/core';
import type { z } from 'zod';
import { formatLabel } from './fields.ts';
import { createPattern } from './schema-pattern.ts';

/**
 * Creates the field for the title of an entry and the file name built from it.
 * @param generate the file name of a title
 */
export const createSlugField = (
  schema: z.ZodType,
  name: string,
  generate: (title: string) => string,
) =>
  fields.slug({
    name: {
      label: formatLabel(name),
      description: schema.description ?? '',
      validation: { isRequired: true, pattern: createPattern(schema) },
    },
    slug: {
      label: 'File name',
      description: 'Built from the title. It becomes the address and should not change later.',
      generate,
    },
  });

import { type ComponentSchema, fields } from '@keystatic/core';
import type { z } from 'zod';
import { referenceOf, vocabularyOf } from '../../src/content/fields.ts';
import { describeSchema } from '../../src/content/schema.ts';
import { definitionOf, readLimits, unwrapOptional } from '../schema-parts.ts';
import { createComparisonField } from './comparison-field.ts';
import { createPattern } from './schema-pattern.ts';
import { readTerms, readTitles } from './terms.ts';

/** @returns `Meta title` for `metaTitle` */
export const formatLabel = (name: string) => {
  const words = name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const createOptions = (values: string[]) => values.map((value) => ({ label: value, value }));

const createSelect = (label: string, description: string, values: string[]) =>
  fields.select({
    label,
    description,
    options: createOptions(values),
    defaultValue: values[0] ?? '',
  });

/** A list of references to other files; the editor offers the existing ones. */
const createReferences = (schema: z.ZodType, kind: string, label: string, description: string) =>
  fields.multiRelationship({
    label,
    description,
    collection: kind,
    validation: { length: readLimits(schema) },
  });

function createArrayField(
  schema: z.ZodType,
  name: string,
  description: string,
  folder: string,
): ComponentSchema {
  const element = definitionOf(schema).element as z.ZodType;
  const label = formatLabel(name);
  const { entries } = definitionOf(element);
  const named = referenceOf(element);
  if (named?.by === 'title')
    return fields.multiselect({
      label,
      description,
      options: createOptions(readTitles(named.kind)),
    });
  if (named) return createReferences(schema, named.kind, label, description);
  if (entries)
    return fields.multiselect({
      label,
      description,
      options: createOptions(Object.values(entries)),
    });
  const itemLabel = ({ value }: { value?: unknown }) => (typeof value === 'string' ? value : '');
  const titleOf = ({ fields: parts }: { fields?: Record<string, { value?: unknown }> }) =>
    itemLabel(Object.values(parts ?? {}).find(({ value }) => typeof value === 'string') ?? {});
  return fields.array(createField(element, name, folder), {
    label,
    description,
    validation: { length: readLimits(schema) },
    itemLabel: (props) =>
      definitionOf(element).shape
        ? titleOf(props as Parameters<typeof titleOf>[0])
        : itemLabel(props as { value?: unknown }),
  });
}

/** Whether a text needs several lines. */
function isLong(schema: z.ZodType) {
  const { min = 0, max = 0 } = readLimits(schema);
  return max >= 160 && min >= 20;
}

/**
 * Creates the editor field for a schema field, with the same texts, values and limits.
 * @param name key of the field
 * @param folder of the kind, for pictures
 */
function createField(schema: z.ZodType, name: string, folder: string): ComponentSchema {
  const inner = unwrapOptional(schema);
  const { type, entries, values, shape } = definitionOf(inner);
  const label = formatLabel(name);
  const description = schema.description ?? inner.description ?? '';
  const named = referenceOf(inner);
  const list = vocabularyOf(inner);
  if (list) return createSelect(label, description, readTerms(list));
  if (named?.by === 'title') return createSelect(label, description, readTitles(named.kind));
  if (named)
    return fields.relationship({
      label,
      description,
      collection: named.kind,
      validation: { isRequired: schema === inner },
    });
  if (inner.meta()?.picture)
    return fields.image({
      label,
      description,
      directory: `content/${folder}/images`,
      publicPath: './images/',
    });
  if (inner.meta()?.format === 'date')
    return fields.date({ label, description, validation: { isRequired: schema === inner } });
  if (inner.meta()?.widget === 'comparison') return createComparisonField(schema, label);
  if (shape) return fields.object(createFields(shape, folder), { label, description });
  if (type === 'array') return createArrayField(inner, name, description, folder);
  if (entries) return createSelect(label, description, Object.values(entries));
  if (values) return createSelect(label, 'says which page this file belongs to', values);
  if (type === 'boolean') return fields.checkbox({ label, description });
  if (type === 'number')
    return fields.number({
      label,
      description,
      step: describeSchema(inner).type === 'integer' ? 1 : undefined,
      validation: { isRequired: schema === inner },
    });
  return fields.text({
    label,
    description,
    multiline: isLong(inner),
    validation: { isRequired: schema === inner, pattern: createPattern(schema) },
  });
}

/** @param folder of the kind, for pictures */
export const createFields = (
  shape: Record<string, z.ZodType>,
  folder: string,
): Record<string, ComponentSchema> =>
  Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [name, createField(schema, name, folder)]),
  );

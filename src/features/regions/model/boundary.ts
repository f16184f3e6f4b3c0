import { z } from 'zod';
import { country } from '../../../content/code-fields.ts';
import { defineKind } from '../../../content/define-kind.ts';
import { parsePoints, points } from './points.ts';

const boundarySchema = z.strictObject({
  country,
  path: points('corners of an area that belongs to the country'),
});

/** Areas that maps add to a country, as a law or the firm requires, where the map data differs. */
export const boundaries = defineKind({
  folder: 'boundaries',
  inAllLanguages: true,
  label: 'Boundaries',
  singular: 'boundary',
  schema: boundarySchema,
  editor: { group: 'Offer', title: 'country' },
  derive: ({ data }) => ({ points: parsePoints(data.path) }),
});

export type Boundary = ReturnType<typeof boundaries.build>;

import { z } from 'zod';
import { country, parsePoints, points } from '../../../content/code-fields.ts';
import { defineKind } from '../../../content/define-kind.ts';
import type { ContentFile } from '../../../content/kind.ts';

const boundarySchema = z.strictObject({
  country,
  path: points('corners of an area that belongs to the country'),
});

type BoundaryData = z.infer<typeof boundarySchema>;

const buildBoundary = ({ id, data }: ContentFile<BoundaryData>) => ({
  ...data,
  id,
  points: parsePoints(data.path),
});

export type Boundary = ReturnType<typeof buildBoundary>;

/** Areas that maps add to a country, as a law or the firm requires, where the map data differs. */
export const boundaries = defineKind({
  folder: 'boundaries',
  inAllLanguages: true,
  label: 'Boundaries',
  singular: 'boundary',
  schema: boundarySchema,
  editor: { group: 'Offer', title: 'country' },
  build: buildBoundary,
});

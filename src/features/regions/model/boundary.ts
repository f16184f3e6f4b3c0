import { z } from 'zod';
import { country, parsePoints, points } from '../../../content/code-fields.ts';
import { defineKind } from '../../../content/define-kind.ts';
import type { ContentFile } from '../../../content/kind.ts';

const boundarySchema = z.strictObject({
  country,
  separate: z
    .boolean()
    .describe('draws the country separately on every map, so that the boundary is visible')
    .optional(),
  path: points('places along the boundary'),
});

type BoundaryData = z.infer<typeof boundarySchema>;

const buildBoundary = ({ id, data }: ContentFile<BoundaryData>) => ({
  ...data,
  id,
  points: parsePoints(data.path),
});

export type Boundary = ReturnType<typeof buildBoundary>;

/** Boundaries that maps must draw as a law or the firm requires, where the map data differs. */
export const boundaries = defineKind({
  folder: 'boundaries',
  inAllLanguages: true,
  label: 'Boundaries',
  singular: 'boundary',
  schema: boundarySchema,
  editor: { group: 'Offer', title: 'country' },
  build: buildBoundary,
});

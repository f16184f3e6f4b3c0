import { z } from 'zod';
import { country, textWhere } from '../../../content/code-fields.ts';
import { defineKind } from '../../../content/define-kind.ts';

/** Longitude and latitude in degrees. */
type Point = [longitude: number, latitude: number];

const point = '-?\\d+(\\.\\d+)?,-?\\d+(\\.\\d+)?';

/** Points as written in content files: `74.31,32.81 73.95,32.99`. */
const pointsPattern = new RegExp(`^${point}( ${point})*$`);

/** @param text validated by its schema */
export const parsePoints = (text: string) =>
  text.split(' ').map((pair): Point => {
    const [longitude = 0, latitude = 0] = pair.split(',').map(Number);
    return [longitude, latitude];
  });

/**
 * Places in degrees.
 * @param count required number of places; if omitted, any number
 */
export const points = (description: string, count?: number) =>
  textWhere(
    (value) =>
      pointsPattern.test(value) && (count === undefined || parsePoints(value).length === count),
    'is not written as longitude,latitude',
    'Write degrees east and north with a comma between, and a space between two places: 74.31,32.81 73.95,32.99. West and south are negative.',
  ).meta({ description, shared: true });

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

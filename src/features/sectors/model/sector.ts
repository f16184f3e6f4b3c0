import { z } from 'zod';
import { webAddress } from '../../../content/code-fields.ts';
import { defineKind, foundByTexts } from '../../../content/define-kind.ts';
import { head, list, order, reference, text } from '../../../content/fields.ts';

const sectorSchema = z.strictObject({
  order,
  title: text('name of the sector', 2, 60),
  description: text('what is particular about the sector, two or three sentences', 80, 500),
  details: list(
    'more on the sector, paragraph by paragraph',
    [0, 6],
    text('one paragraph', 40, 900),
  ).optional(),
  numbers: list('numbers of the sector with their sources', [0, 4], {
    figure: text('the number with its unit, shown in large type', 1, 20),
    text: text('what the number means, in one sentence', 15, 200),
    source: text('who published it, and in which report', 3, 160),
    year: text('year or period of the number', 4, 40),
    url: webAddress('address at which the number can be read').optional(),
  }).optional(),
  needs: list('what companies in the sector need from us', [3, 5], text('one need', 10, 160)),
  services: list('services the sector uses, and how often', [1], {
    service: reference('services', 'one of the main services, such as legal-services', {
      topLevel: true,
    }),
    demand: z.enum(['most', 'often', 'sometimes']).describe('most, often or sometimes'),
  }),
  updated: head.updated,
});

export const sectors = defineKind({
  ...foundByTexts,
  folder: 'sectors',
  label: 'Sectors',
  singular: 'sector',
  schema: sectorSchema,
  undated: true,
  address: (slug, paths) => paths.sector(slug),
  slugs: true,
  editor: { group: 'Offer' },
  listedOn: ['business-sectors'],
});

export type Sector = ReturnType<typeof sectors.build>;

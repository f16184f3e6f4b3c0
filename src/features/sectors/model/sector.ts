import { z } from 'zod';
import { parseDate } from '../../../content/dates.ts';
import { head, icon, order, reference, text } from '../../../content/fields.ts';
import {
  type BuildContext,
  byOrder,
  type ContentFile,
  defineKind,
  plainFileName,
} from '../../../content/kind.ts';
import { collectTexts } from '../../../content/searched-texts.ts';

const sectorSchema = z.strictObject({
  order,
  icon,
  title: text('name of the sector', 2, 60),
  description: text('what is particular about the sector, two or three sentences', 80, 500),
  details: z
    .array(text('one paragraph', 40, 900))
    .max(6)
    .describe('more on the sector, paragraph by paragraph')
    .optional(),
  numbers: z
    .array(
      z.strictObject({
        figure: text('the number with its unit, shown in large type', 1, 20),
        text: text('what the number means, in one sentence', 15, 200),
        source: text('who published it, and in which report', 3, 160),
        year: text('year or period of the number', 4, 40),
      }),
    )
    .max(4)
    .describe('numbers of the sector with their sources')
    .optional(),
  needs: z
    .array(text('one need', 10, 160))
    .min(3)
    .max(5)
    .describe('what companies in the sector need from us'),
  services: z
    .array(
      z.strictObject({
        service: reference('services', 'one of the main services, such as legal-services', {
          topLevel: true,
        }),
        demand: z.enum(['most', 'often', 'sometimes']).describe('most, often or sometimes'),
      }),
    )
    .min(1)
    .describe('services the sector uses, and how often'),
  updated: head.updated,
});

type SectorData = z.infer<typeof sectorSchema>;

const buildSector = ({ id, slug, data }: ContentFile<SectorData>, { paths }: BuildContext) => ({
  ...data,
  id,
  slug,
  path: paths.sector(slug),
  updated: parseDate(data.updated),
});

export type Sector = ReturnType<typeof buildSector>;

export const sectors = defineKind({
  folder: 'sectors',
  ending: 'yaml',
  label: 'Sectors',
  singular: 'sector',
  schema: sectorSchema,
  fileName: plainFileName,
  unique: ['title'],
  address: (slug, paths) => paths.sector(slug),
  slugs: true,
  editor: { group: 'Offer' },
  build: buildSector,
  compare: byOrder,
  lastChanged: ({ updated }) => updated,
  search: ({ title, description, ...fields }) => ({
    title,
    summary: description,
    texts: collectTexts(fields),
  }),
  listedOn: ['business-sectors'],
});

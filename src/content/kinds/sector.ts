import { z } from 'zod';
import { parseDate } from '../dates.ts';
import { head, icon, order, reference, text } from '../fields.ts';
import {
  type BuildContext,
  byOrder,
  type ContentFile,
  defineKind,
  plainFileName,
} from '../kind.ts';

const sectorSchema = z.strictObject({
  order,
  icon,
  title: text('name of the sector', 2, 60),
  description: text('what is particular about the sector, two or three sentences', 80, 500),
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
    .min(3)
    .describe('services the sector uses, and how often'),
  updated: head.updated,
});

type SectorData = z.infer<typeof sectorSchema>;

const buildSector = ({ id, data }: ContentFile<SectorData>, { paths }: BuildContext) => ({
  ...data,
  id,
  path: paths.sector(id),
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
  address: (id, paths) => paths.sector(id),
  editor: { group: 'Offer' },
  build: buildSector,
  compare: byOrder,
  lastChanged: ({ updated }) => updated,
  listedOn: ['business-sectors'],
});

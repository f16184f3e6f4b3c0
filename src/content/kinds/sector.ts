import { z } from 'zod';
import { head, icon, order, text } from '../fields.ts';
import { industries } from '../vocabulary.ts';

export const sectorSchema = z.strictObject({
  order,
  icon,
  title: z.enum(industries).describe('name of the sector'),
  description: text('what is particular about the sector, two or three sentences', 80, 500),
  needs: z
    .array(text('one need', 10, 160))
    .min(3)
    .max(5)
    .describe('what firms there ask us for'),
  services: z
    .array(
      z.strictObject({
        service: text('one of the six main services, such as legal-services'),
        demand: z.enum(['most', 'often', 'sometimes']).describe('most, often or sometimes'),
      }),
    )
    .min(3)
    .describe('which services the sector asks for, and how much'),
  updated: head.updated,
});

export type SectorData = z.infer<typeof sectorSchema>;

import { z } from 'zod';
import { regionPath } from '../addresses.ts';
import { toDate } from '../dates.ts';
import { head, icon, order, paragraphs, text, titled } from '../fields.ts';
import { byOrder, type ContentFile, defineKind, plainFileName } from '../kind.ts';
import { industries, regionIds } from '../vocabulary.ts';

const regionSchema = z.strictObject({
  ...head,
  order,
  icon,
  title: text('name of the region, shown on its card'),
  shortName: text('name as used in a sentence, such as "the UK"'),
  description: text('what we do there, in one or two sentences, shown on the card', 60, 260),
  points: z
    .array(text('one bullet', 5, 90))
    .length(5)
    .describe('five bullets on the card'),
  heading: text('heading of the page', 5, 90),
  intro: paragraphs('introduction of the page'),
  presenceHeading: text('heading of the section about our presence there', 5, 90),
  presence: paragraphs('our team and partners there, and how we work'),
  cities: z
    .array(
      z.strictObject({
        name: text('name of the city'),
        longitude: z.number().min(-180).max(180).describe('degrees east; west is negative'),
        latitude: z.number().min(-90).max(90).describe('degrees north; south is negative'),
        kind: z.enum(['headquarters', 'partner']).describe('headquarters or partner'),
      }),
    )
    .min(1)
    .describe('cities marked on the map'),
  focusHeading: text('heading of the list of focus areas', 5, 90),
  focus: z
    .array(titled('one focus area'))
    .length(6)
    .describe('six key focus areas, each with a title and a sentence'),
  sectors: z.array(z.enum(industries)).min(1).describe('sectors we serve there'),
  invitationHeading: text('heading of the closing invitation', 5, 90),
  invitation: text('closing invitation to partner', 40, 500),
});

export type RegionData = z.infer<typeof regionSchema>;

const buildRegion = ({ id, data }: ContentFile<RegionData>) => ({
  ...data,
  id,
  path: regionPath(id),
  updated: toDate(data.updated),
});

export type Region = ReturnType<typeof buildRegion>;

export const regions = defineKind({
  folder: 'regions',
  ending: 'yaml',
  label: 'Regions',
  singular: 'region',
  schema: regionSchema,
  fileName: plainFileName,
  onlyIds: regionIds,
  required: { ids: regionIds, reason: 'The map and the menu show exactly four regions.' },
  unique: ['title'],
  address: regionPath,
  editor: { group: 'Offer' },
  build: buildRegion,
  compare: byOrder,
  lastChanged: ({ updated }) => updated,
  page: ({ metaTitle, metaDescription, heading }) => ({
    group: 'Regions and sectors',
    title: metaTitle,
    description: metaDescription,
    heading,
  }),
  listedOn: ['where-we-operate'],
});

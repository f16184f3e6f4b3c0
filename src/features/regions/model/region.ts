import { z } from 'zod';
import { country, timeZone } from '../../../content/code-fields.ts';
import { collectTexts, defineKind, pageOf } from '../../../content/define-kind.ts';
import {
  group,
  head,
  list,
  order,
  paragraphs,
  references,
  text,
  titled,
} from '../../../content/fields.ts';
import { jurisdictionCode } from '../../../content/law/law.ts';
import { parsePoints, points } from './boundary.ts';

const longitude = z.number().min(-180).max(180).describe('degrees east; west is negative');
const latitude = z.number().min(-90).max(90).describe('degrees north; south is negative');

/** What the firm has in a city, in the order in which maps name it. */
export const cityKinds = ['headquarters', 'office', 'partner'] as const;

const regionSchema = z.strictObject({
  ...head,
  order,
  title: text('name of the region, shown on its card', 2, 60),
  shortName: text('name as used in a sentence, such as "the UK"', 2, 60),
  description: text('what we do there, in one or two sentences, shown on the card', 60, 260),
  points: list('bullets on the card', [1, 7], text('one bullet', 5, 90)),
  heading: text('heading of the page', 5, 90),
  intro: paragraphs('introduction of the page'),
  presenceHeading: text('heading of the section about our presence there', 5, 90),
  presence: paragraphs('who we are there and how we work'),
  countries: list('countries marked on the maps', [1], country),
  map: group('what the maps show, and where their label is', {
    shortLabel: text('label on the world map if the title does not fit', 1, 20).optional(),
    frame: points('south-west and north-east corner of the map of the region', 2).optional(),
    labelAt: points('place of the label on the world map; if omitted, on the land', 1).optional(),
    labelAnchor: z
      .enum(['middle', 'start', 'end'])
      .describe('which part of the label is at that place')
      .optional(),
  }).optional(),
  cities: list('cities marked on the map', [1], {
    name: text('name of the city', 1, 40),
    longitude,
    latitude,
    kind: z.enum(cityKinds).describe('headquarters, another office of the firm, or partner'),
    label: z
      .enum(['right', 'left', 'above', 'below'])
      .describe('side of the dot on which the map of the region names the city')
      .optional(),
    timeZone: timeZone('time zone of the city, such as Asia/Tokyo').optional(),
  }),
  tiles: z
    .array(
      z.strictObject({
        code: jurisdictionCode,
        name: text('name of the state'),
        column: z.int().min(1).max(16).describe('column of its tile, from the west'),
        row: z.int().min(1).max(16).describe('row of its tile, from the north'),
      }),
    )
    .min(2)
    .refine(
      (tiles) => new Set(tiles.map(({ column, row }) => `${column}/${row}`)).size === tiles.length,
      { error: 'puts two states on one tile', params: { fix: 'Change the column or row of one.' } },
    )
    .describe('states as a grid of tiles, in place of the map on the page of the region')
    .optional(),
  partnerKind: text('what kind of partners we have there', 40, 600).optional(),
  setup: list('table of the steps to set up there', [0, 10], {
    step: text('the step', 3, 80),
    text: text('what the step requires, in one or two sentences', 20, 400),
    time: text('how long it usually takes, such as 2 to 4 weeks', 3, 60),
  }).optional(),
  setupNote: text('what the times are based on, shown with the table', 20, 400).optional(),
  immigration: list(
    'immigration routes for staff sent there',
    [0, 6],
    titled('one route'),
  ).optional(),
  immigrationNote: text('what to check before relying on the routes', 20, 400).optional(),
  focusHeading: text('heading of the list of focus areas', 5, 90),
  focus: list('key focus areas, each a title and a sentence', [1, 9], titled('one focus area')),
  sectors: references('sectors', 'title of a sector', { by: 'title' }).describe(
    'sectors we serve there',
  ),
  invitationHeading: text('heading of the closing invitation', 5, 90),
  invitation: text('closing invitation to partner', 40, 500),
});

const placesOf = (text: string | undefined) => (text === undefined ? [] : parsePoints(text));

export const regions = defineKind({
  ...pageOf('regionsAndSectors'),
  folder: 'regions',
  label: 'Regions',
  singular: 'region',
  schema: regionSchema,
  companions: [
    { fields: ['setupNote'], of: 'setup' },
    { fields: ['immigrationNote'], of: 'immigration' },
  ],
  undated: true,
  address: (slug, paths) => paths.region(slug),
  names: ({ cities }) => cities.map(({ name }) => name),
  slugs: true,
  editor: { group: 'Offer' },
  derive: ({ data: { map } }) => ({
    map: {
      ...map,
      frame: placesOf(map?.frame),
      labelAt: placesOf(map?.labelAt)[0],
    },
  }),
  // What the firm does there comes first: the search keeps only the beginning of a long text.
  search: ({ metaTitle, metaDescription, title, description, map, ...fields }) => ({
    title,
    summary: description,
    texts: collectTexts([
      fields.focus.map(({ title }) => title),
      fields.setup?.map(({ step }) => step),
      fields,
    ]),
  }),
  listedOn: ['where-we-operate'],
});

export type Region = ReturnType<typeof regions.build>;

export type City = Region['cities'][number];

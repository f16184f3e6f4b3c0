import { z } from 'zod';
import type { PathParts } from '../addresses.ts';
import {
  block,
  iconItem,
  intro,
  pageHead,
  paragraphs,
  photograph,
  statement,
  text,
  titled,
} from '../fields.ts';
import { law } from '../law/law.ts';
import { definePage } from '../page-model.ts';
import { brand } from './brand.ts';
import { firm } from './firm.ts';
import { offices } from './office.ts';
import { redirects } from './redirects.ts';
import { repository } from './repository.ts';
import { vocabulary } from './vocabulary.ts';

export const pages = {
  'who-are-we': definePage({
    schema: z.strictObject({
      page: z.literal('who-are-we'),
      ...pageHead,
      intro,
      sections: z
        .array(z.strictObject({ heading: text('heading'), paragraphs: paragraphs('paragraphs') }))
        .min(2)
        .describe('sections of the page'),
      facts: z
        .array(z.strictObject({ term: text('label of the fact'), text: text('the fact') }))
        .min(3)
        .max(6)
        .describe('the firm at a glance'),
      team: block('link to the team').optional(),
      mission: block('link to mission, vision and values').optional(),
      ...photograph('picture of the office, shown as a wide strip'),
    }),
    path: ({ whoAreWe }) => whoAreWe,
    group: 'firm',
    type: 'AboutPage',
    leadsTo: { team: 'team', mission: 'mission-vision' },
  }),
  'mission-vision': definePage({
    schema: z.strictObject({
      page: z.literal('mission-vision'),
      ...pageHead,
      intro,
      mission: statement('mission'),
      vision: statement('vision'),
      valuesHeading: text('heading of the values'),
      values: z.array(iconItem).min(1).max(9).describe('values'),
      purpose: statement('purpose statement'),
    }),
    path: ({ missionVision }) => missionVision,
    group: 'firm',
  }),
  'not-found': definePage({
    schema: z.strictObject({
      page: z.literal('not-found'),
      heading: text('heading', 1, 40),
      text: text('text'),
      help: text('where to go from here', 20),
    }),
  }),
};

export const homeSections = {
  approach: {
    texts: z
      .strictObject({
        heading: text('heading'),
        text: text('text', 20, 800),
        points: z.array(titled('one point')).min(2).max(4).describe('points'),
      })
      .describe('section on how we work'),
    wide: true,
  },
  contact: {
    texts: block('section that invites the reader to get in touch'),
    anchor: 'contact',
    linked: true,
  },
} as const;

/** The kinds that belong to the site as a whole, not to one subject. */
export const kinds = {
  firm,
  brand,
  vocabulary,
  offices,
  redirects,
  repository,
  law,
};

/** Paths of the pages and files that belong to no subject. */
export const paths = ({ home, at, below, section }: PathParts) => ({
  home,
  whoAreWe: at('who-are-we'),
  missionVision: at('mission-vision'),
  contactSection: section('contact'),
  manifest: below('site.webmanifest'),
  contactCard: below('contact.vcf'),
  llms: below('llms.txt'),
});

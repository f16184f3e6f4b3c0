import { z } from 'zod';
import { head, icon, paragraphs, photograph, reference, text, titled } from '../fields.ts';
import type { SitePage } from '../kind.ts';

/**
 * The pages: one strict schema for each file in `content/pages`, because every page has different
 * parts, and the place of each page in the site.
 */

const pageHead = { ...head, heading: text('heading of the page', 2, 90) };
const intro = text('introduction under the heading', 40, 500);
const block = (description: string) =>
  z.strictObject({ heading: text('heading'), text: text('text', 20, 800) }).describe(description);
const iconItem = z.strictObject({
  icon,
  title: text('title', 2, 60),
  text: text('text', 40, 500),
});

/** The sections of the home page below its first screen. */
const homeSections = [
  'services',
  'approach',
  'results',
  'people',
  'insights',
  'regions',
  'contact',
] as const;

/** The first screen and the page for unknown addresses link to these. */
const linkedSections = ['services', 'contact'] as const;

export const pageSchemas = {
  home: z.strictObject({
    page: z.literal('home'),
    ...pageHead,
    intro,
    services: block('section with the main services'),
    insights: block('section with the latest articles'),
    approach: z
      .strictObject({
        heading: text('heading'),
        text: text('text', 20, 800),
        points: z.array(titled('one point')).min(2).max(4).describe('points'),
      })
      .describe('section on how we work'),
    results: block('section with results of case studies').optional(),
    people: block('section with members of the team').optional(),
    regions: block('section with the regions'),
    contact: block('section that invites the reader to get in touch'),
    order: z
      .array(z.enum(homeSections))
      .refine((order) => linkedSections.every((name) => order.includes(name)), {
        error: 'leaves out a section that other pages link to',
        params: { fix: `Name at least ${linkedSections.join(' and ')}.` },
      })
      .describe('sections of the page, in their order; the rest are left out'),
  }),
  'who-are-we': z.strictObject({
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
  'mission-vision': z.strictObject({
    page: z.literal('mission-vision'),
    ...pageHead,
    intro,
    mission: block('mission'),
    vision: block('vision'),
    valuesHeading: text('heading of the values'),
    values: z.array(iconItem).min(1).max(9).describe('values'),
    purpose: block('purpose statement'),
  }),
  blogs: z.strictObject({
    page: z.literal('blogs'),
    ...pageHead,
    intro,
    newsletter: block('newsletter box').optional(),
    featured: reference(
      'articles',
      'file name of the featured article; if omitted, it is number 0',
    ).optional(),
  }),
  'case-studies': z.strictObject({
    page: z.literal('case-studies'),
    ...pageHead,
    intro,
    scheduling: block('invitation to schedule a call').optional(),
  }),
  team: z.strictObject({
    page: z.literal('team'),
    ...pageHead,
    intro,
    join: block('Join Our Team block'),
  }),
  'work-with-us': z.strictObject({
    page: z.literal('work-with-us'),
    ...pageHead,
    intro,
    culture: z
      .strictObject({
        heading: text('heading'),
        text: text('text', 20, 500),
        items: z.array(iconItem).min(1).max(9).describe('culture items'),
      })
      .describe('Our Culture'),
    openings: block('list of openings'),
    equalOpportunity: text('equal opportunity statement', 40, 900).optional(),
    accommodation: text('what applicants with a disability can ask for', 40, 900).optional(),
    form: block('application form'),
    nextHeading: text('heading of the list under the form'),
    nextSteps: z
      .array(text('one step', 20, 300))
      .min(1)
      .max(7)
      .describe('what happens next'),
  }),
  'where-we-operate': z.strictObject({
    page: z.literal('where-we-operate'),
    ...pageHead,
    intro,
    reach: z
      .strictObject({ heading: text('heading'), paragraphs: paragraphs('paragraphs') })
      .describe('Global Reach, Local Expertise'),
  }),
  'business-sectors': z.strictObject({
    page: z.literal('business-sectors'),
    ...pageHead,
    intro,
    table: block('table of sectors and services'),
  }),
  'not-found': z.strictObject({
    page: z.literal('not-found'),
    heading: text('heading'),
    text: text('text'),
    help: text('where to go from here', 20),
  }),
  'post-not-found': z.strictObject({
    page: z.literal('post-not-found'),
    heading: text('heading'),
    text: text('text'),
    help: text('where to go from here', 20),
  }),
} as const;

export type Place = Pick<SitePage, 'group' | 'type'>;

/**
 * The pages with an address of their own, in the order of llms.txt, each with its group there. The
 * not-found pages are not listed.
 */
export const places = {
  home: { group: 'firm' },
  'who-are-we': { group: 'firm', type: 'AboutPage' },
  'mission-vision': { group: 'firm' },
  team: { group: 'firm' },
  'case-studies': { group: 'firm', type: 'CollectionPage' },
  'work-with-us': { group: 'openings' },
  'where-we-operate': { group: 'regionsAndSectors' },
  'business-sectors': { group: 'regionsAndSectors' },
  blogs: { group: 'articles', type: 'CollectionPage' },
} as const satisfies Partial<Record<keyof typeof pageSchemas, Place>>;

import {
  block,
  group,
  iconItem,
  intro,
  list,
  pageHead,
  paragraphs,
  photograph,
  statement,
  text,
  titled,
} from '../fields.ts';
import { law } from '../law/law.ts';
import { definePage, type PathParts } from '../page-model.ts';
import { brand } from './brand.ts';
import { firm } from './firm.ts';
import { offices } from './office.ts';
import { redirects } from './redirects.ts';
import { repository } from './repository.ts';
import { vocabulary } from './vocabulary.ts';

export const pages = {
  'who-are-we': definePage('who-are-we', {
    fields: {
      ...pageHead,
      intro,
      sections: list('sections of the page', [2], {
        heading: text('heading'),
        paragraphs: paragraphs('paragraphs'),
      }),
      facts: list('the firm at a glance', [3, 6], {
        term: text('label of the fact'),
        text: text('the fact'),
      }),
      team: block('link to the team').optional(),
      mission: block('link to mission, vision and values').optional(),
      ...photograph('picture of the office, shown as a wide strip'),
    },
    path: ({ whoAreWe }) => whoAreWe,
    group: 'firm',
    type: 'AboutPage',
    leadsTo: { team: 'team', mission: 'mission-vision' },
  }),
  'mission-vision': definePage('mission-vision', {
    fields: {
      ...pageHead,
      intro,
      mission: statement('mission'),
      vision: statement('vision'),
      valuesHeading: text('heading of the values'),
      values: list('values', [1, 9], iconItem),
      purpose: statement('purpose statement'),
    },
    path: ({ missionVision }) => missionVision,
    group: 'firm',
  }),
  'not-found': definePage('not-found', {
    fields: {
      heading: text('heading', 1, 40),
      text: text('text'),
      help: text('where to go from here', 20),
    },
  }),
};

export const homeSections = {
  approach: {
    texts: group('section on how we work', {
      heading: text('heading'),
      text: text('text', 20, 800),
      points: list('points', [2, 4], titled('one point')),
    }),
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

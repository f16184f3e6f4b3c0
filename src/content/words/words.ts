import { z } from 'zod';
import { addresses } from './addresses.ts';
import { articles } from './articles.ts';
import { calendars } from './calendars.ts';
import { careers } from './careers.ts';
import { caseStudies } from './case-studies.ts';
import { discovery } from './discovery.ts';
import { firm } from './firm.ts';
import { formats } from './formats.ts';
import { law } from './law.ts';
import { layout } from './layout.ts';
import { legal } from './legal.ts';
import { regions } from './regions.ts';
import { search } from './search.ts';
import { sectors } from './sectors.ts';
import { services } from './services.ts';
import { ui } from './ui.ts';

/** Every word of the interface, in groups by subject. */
export const wordsSchema = z.strictObject({
  formats,
  addresses,
  layout,
  ui,
  firm,
  services,
  regions,
  sectors,
  articles,
  calendars,
  caseStudies,
  careers,
  law,
  legal,
  search,
  discovery,
});

/** The words of one language. */
export type Words = z.infer<typeof wordsSchema> & {
  /** The language of the page as a BCP 47 tag, such as `en-IN`. */
  language: string;
};

export type WordGroup = keyof Words;

/** The groups that a component needs; the language comes with them. */
export type WordsOf<Group extends WordGroup> = Pick<Words, Group | 'language'>;

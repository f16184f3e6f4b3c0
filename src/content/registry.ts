import { articles } from './kinds/article.ts';
import { boundaries } from './kinds/boundary.ts';
import { brand } from './kinds/brand.ts';
import { calendars } from './kinds/calendar.ts';
import { caseStudies } from './kinds/case-study.ts';
import { firm } from './kinds/firm.ts';
import { law } from './kinds/law.ts';
import { legal } from './kinds/legal.ts';
import { team } from './kinds/member.ts';
import { menus } from './kinds/menus.ts';
import { offices } from './kinds/office.ts';
import { openings } from './kinds/opening.ts';
import { pages } from './kinds/page.ts';
import { redirects } from './kinds/redirects.ts';
import { regions } from './kinds/region.ts';
import { sectors } from './kinds/sector.ts';
import { services } from './kinds/service.ts';
import { synonyms } from './kinds/synonyms.ts';
import { vocabulary } from './kinds/vocabulary.ts';
import { words } from './kinds/words.ts';

/** Every kind of content file. llms.txt lists the pages in this order. */
export const kinds = {
  firm,
  brand,
  vocabulary,
  offices,
  menus,
  redirects,
  pages,
  services,
  regions,
  articles,
  openings,
  legal,
  sectors,
  caseStudies,
  team,
  law,
  calendars,
  boundaries,
  synonyms,
  words,
};

export type KindName = keyof typeof kinds;

export const kindNames = Object.keys(kinds) as KindName[];

/** The validated fields of a file. */
export type FieldsOf<Name extends KindName> = (typeof kinds)[Name]['schema']['_zod']['output'];

/** The entry that pages use. */
export type EntryOf<Name extends KindName> = ReturnType<(typeof kinds)[Name]['build']>;

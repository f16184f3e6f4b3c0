import * as site from './content/kinds/site-kinds.ts';
import { mergeParts } from './content/merge-parts.ts';
import * as articles from './features/articles/model/subject.ts';
import * as calendars from './features/calendars/model/subject.ts';
import * as careers from './features/careers/model/subject.ts';
import * as caseStudies from './features/case-studies/model/subject.ts';
import * as legal from './features/legal/model/subject.ts';
import * as regions from './features/regions/model/subject.ts';
import * as search from './features/search/model/subject.ts';
import * as sectors from './features/sectors/model/subject.ts';
import * as services from './features/services/model/subject.ts';
import * as team from './features/team/model/subject.ts';

/** The model of every subject. llms.txt and the search list their pages in this order. */
const subjects = [
  site,
  services,
  regions,
  articles,
  careers,
  legal,
  sectors,
  caseStudies,
  team,
  calendars,
  search,
] as const;

/** Every kind of content file. */
export const kinds = mergeParts(subjects, 'kinds');

export type KindName = keyof typeof kinds;

export const kindNames = Object.keys(kinds) as KindName[];

/** The validated fields of a file. */
export type FieldsOf<Name extends KindName> = (typeof kinds)[Name]['schema']['_zod']['output'];

/** The entry that pages use. */
export type EntryOf<Name extends KindName> = ReturnType<(typeof kinds)[Name]['build']>;

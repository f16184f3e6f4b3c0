import type { ImageMetadata } from 'astro';
import type { z } from 'zod';
import {
  toArticlePath,
  toCaseStudyPath,
  toLegalPath,
  toOpeningPath,
  toRegionPath,
  toSectorPath,
  toServicePath,
} from './addresses.ts';
import { toDate, toDateText, toIsoDate } from './dates.ts';
import type { ArticleData } from './kinds/article.ts';
import type { CaseStudyData } from './kinds/case-study.ts';
import type { LegalData } from './kinds/legal.ts';
import type { toTeamSchema } from './kinds/member.ts';
import type { OpeningData } from './kinds/opening.ts';
import type { RegionData } from './kinds/region.ts';
import type { SectorData } from './kinds/sector.ts';
import type { ServiceData } from './kinds/service.ts';
import { countWords, toReadTime } from './read-time.ts';

/** What a page knows of an article, a service and so on: the words of its file and what follows from them. */

/** One file of `content/`: its path without folder and ending, its fields, its body. */
export interface ContentFile<Data> {
  id: string;
  data: Data;
  markdown: string;
  html: string;
  headings: Heading[];
}

/** A heading of a body, for its list of contents. */
export interface Heading {
  depth: number;
  slug: string;
  text: string;
}

export type Article = ReturnType<typeof toArticle>;
export type Service = ReturnType<typeof toService>;
export type Region = ReturnType<typeof toRegion>;
export type Sector = ReturnType<typeof toSector>;
export type CaseStudy = ReturnType<typeof toCaseStudy>;
export type Opening = ReturnType<typeof toOpening>;
export type TeamMember = ReturnType<typeof toTeamMember>;
export type LegalPage = ReturnType<typeof toLegalPage>;
export type TeamData = z.infer<ReturnType<typeof toTeamSchema<z.ZodType<ImageMetadata>>>>;

const toMainHeadings = (headings: Heading[]) => headings.filter(({ depth }) => depth === 2);

const toOptionalDate = (text: string | undefined) =>
  text === undefined ? undefined : toDate(text);

/** The number of an article, which is its address, leads its file name: `03-….md`. */
export function toArticle({ id, data, markdown, html, headings }: ContentFile<ArticleData>) {
  const number = Number.parseInt(id, 10);
  const date = toDate(data.date);
  const wordCount = countWords(`${data.content} ${markdown}`);
  return {
    ...data,
    number,
    path: toArticlePath(number),
    date,
    // Ready to be shown: an island that lists articles needs no calendar of its own.
    dateText: toDateText(date),
    isoDate: toIsoDate(date),
    updated: toOptionalDate(data.updated),
    wordCount,
    readTime: toReadTime(wordCount),
    html,
    headings: toMainHeadings(headings),
  };
}

/** A service in a folder belongs to the service that the folder is named after. */
export const toService = ({ id, data, html }: ContentFile<ServiceData>) => ({
  ...data,
  id,
  path: toServicePath(id),
  parent: id.includes('/') ? id.slice(0, id.lastIndexOf('/')) : undefined,
  updated: toDate(data.updated),
  html,
});

export const toRegion = ({ id, data }: ContentFile<RegionData>) => ({
  ...data,
  id,
  path: toRegionPath(id),
  updated: toDate(data.updated),
});

export const toSector = ({ id, data }: ContentFile<SectorData>) => ({
  ...data,
  id,
  path: toSectorPath(id),
  updated: toDate(data.updated),
});

export const toCaseStudy = ({ id, data }: ContentFile<CaseStudyData>) => ({
  ...data,
  id,
  path: toCaseStudyPath(id),
  updated: toDate(data.updated),
});

export const toOpening = ({ id, data, html }: ContentFile<OpeningData>) => ({
  ...data,
  id,
  path: toOpeningPath(id),
  postedDate: toDate(data.postedDate),
  closes: toOptionalDate(data.closes),
  place: `${data.location.locality}, ${data.location.region}`,
  html,
});

export const toTeamMember = ({ id, data }: ContentFile<TeamData>) => ({
  ...data,
  id,
  updated: toDate(data.updated),
});

export const toLegalPage = ({ id, data, html, headings }: ContentFile<LegalData>) => ({
  ...data,
  id,
  path: toLegalPath(id),
  updated: toDate(data.updated),
  html,
  headings: toMainHeadings(headings),
});

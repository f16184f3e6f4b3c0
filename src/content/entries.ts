import type { ImageMetadata } from 'astro';
import type { z } from 'zod';
import {
  articlePath,
  caseStudyPath,
  legalPath,
  openingPath,
  regionPath,
  sectorPath,
  servicePath,
} from './addresses.ts';
import { toDate } from './dates.ts';
import type { ArticleData } from './kinds/article.ts';
import type { CaseStudyData } from './kinds/case-study.ts';
import type { LegalData } from './kinds/legal.ts';
import type { createMemberSchema } from './kinds/member.ts';
import type { OpeningData } from './kinds/opening.ts';
import type { RegionData } from './kinds/region.ts';
import type { SectorData } from './kinds/sector.ts';
import type { ServiceData } from './kinds/service.ts';
import { countWords, formatReadTime } from './read-time.ts';

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

export type Article = ReturnType<typeof buildArticle>;
export type Service = ReturnType<typeof buildService>;
export type Region = ReturnType<typeof buildRegion>;
export type Sector = ReturnType<typeof buildSector>;
export type CaseStudy = ReturnType<typeof buildCaseStudy>;
export type Opening = ReturnType<typeof buildOpening>;
export type TeamMember = ReturnType<typeof buildTeamMember>;
export type LegalPage = ReturnType<typeof buildLegalPage>;
export type TeamData = z.infer<ReturnType<typeof createMemberSchema<z.ZodType<ImageMetadata>>>>;

const mainHeadings = (headings: Heading[]) => headings.filter(({ depth }) => depth === 2);

const parseOptionalDate = (text: string | undefined) =>
  text === undefined ? undefined : toDate(text);

/** The number of an article, which is its address, leads its file name: `03-….md`. */
export function buildArticle({ id, data, markdown, html, headings }: ContentFile<ArticleData>) {
  const number = Number.parseInt(id, 10);
  const date = toDate(data.date);
  const wordCount = countWords(`${data.content} ${markdown}`);
  return {
    ...data,
    number,
    path: articlePath(number),
    date,
    updated: parseOptionalDate(data.updated),
    wordCount,
    readTime: formatReadTime(wordCount),
    html,
    headings: mainHeadings(headings),
  };
}

/** A service in a folder belongs to the service that the folder is named after. */
export const buildService = ({ id, data, html }: ContentFile<ServiceData>) => ({
  ...data,
  id,
  path: servicePath(id),
  parent: id.includes('/') ? id.slice(0, id.lastIndexOf('/')) : undefined,
  updated: toDate(data.updated),
  html,
});

export const buildRegion = ({ id, data }: ContentFile<RegionData>) => ({
  ...data,
  id,
  path: regionPath(id),
  updated: toDate(data.updated),
});

export const buildSector = ({ id, data }: ContentFile<SectorData>) => ({
  ...data,
  id,
  path: sectorPath(id),
  updated: toDate(data.updated),
});

export const buildCaseStudy = ({ id, data }: ContentFile<CaseStudyData>) => ({
  ...data,
  id,
  path: caseStudyPath(id),
  updated: toDate(data.updated),
});

export const buildOpening = ({ id, data, html }: ContentFile<OpeningData>) => ({
  ...data,
  id,
  path: openingPath(id),
  postedDate: toDate(data.postedDate),
  closes: parseOptionalDate(data.closes),
  place: `${data.location.locality}, ${data.location.region}`,
  html,
});

export const buildTeamMember = ({ id, data }: ContentFile<TeamData>) => ({
  ...data,
  id,
  updated: toDate(data.updated),
});

export const buildLegalPage = ({ id, data, html, headings }: ContentFile<LegalData>) => ({
  ...data,
  id,
  path: legalPath(id),
  updated: toDate(data.updated),
  html,
  headings: mainHeadings(headings),
});

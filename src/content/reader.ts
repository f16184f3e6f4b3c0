import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';
import { isOpenOn } from '../features/careers/opening-list.ts';
import { compareDates, toCalendarDate } from './dates.ts';
import {
  buildArticle,
  buildCaseStudy,
  buildLegalPage,
  buildOpening,
  buildRegion,
  buildSector,
  buildService,
  buildTeamMember,
  type ContentFile,
  type Heading,
} from './entries.ts';
import { fillFactsDeep, fillFactsInHtml } from './firm-facts.ts';
import type { PageData, PageId } from './kinds/page.ts';

/**
 * The one reader of `content/`. Every function gives plain data, in the order in which
 * lists show it, with the facts of the firm filled in. Drafts are there while writing,
 * never in the build.
 */

/**
 * Reads once for all pages of a build, of which each asks for nearly everything; while
 * writing, a file may have changed since.
 */
function once<Data>(read: () => Promise<Data>) {
  let known: Promise<Data> | undefined;
  return () => {
    if (known === undefined || import.meta.env.DEV) known = read();
    return known;
  };
}

/** @throws where `content/firm.yaml` is missing */
export const getFirm = once(async () => {
  const [firm] = await getCollection('firm');
  if (!firm) throw new Error('content/firm.yaml is missing');
  return firm.data;
});

async function getFiles<Key extends CollectionKey>(
  key: Key,
): Promise<ContentFile<CollectionEntry<Key>['data']>[]> {
  const firm = await getFirm();
  const entries: CollectionEntry<Key>[] = await getCollection(key);
  return entries.map((entry) => ({
    id: entry.id,
    data: fillFactsDeep<CollectionEntry<Key>['data']>(entry.data, firm),
    markdown: entry.body ?? '',
    html: fillFactsInHtml(entry.rendered?.html ?? '', firm),
    headings: fillFactsDeep((entry.rendered?.metadata?.headings ?? []) as Heading[], firm),
  }));
}

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;
const isPublished = ({ draft }: { draft?: boolean | undefined }) => import.meta.env.DEV || !draft;

/** All articles, newest first. */
export const getArticles = once(async () => {
  const articles = (await getFiles('articles')).map(buildArticle).filter(isPublished);
  return articles.sort((a, b) => compareDates(b.date, a.date) || a.number - b.number);
});

/** The main services and their sub-pages, each level in its own order. */
export const getServices = once(async () => {
  return (await getFiles('services')).map(buildService).sort(byOrder);
});

export const getRegions = once(async () => {
  return (await getFiles('regions')).map(buildRegion).sort(byOrder);
});

export const getSectors = once(async () => {
  return (await getFiles('sectors')).map(buildSector).sort(byOrder);
});

export const getCaseStudies = once(async () => {
  return (await getFiles('caseStudies')).map(buildCaseStudy).sort(byOrder);
});

/** The openings that can be applied for on the day of the build. */
export const getOpenings = once(async () => {
  const today = toCalendarDate(new Date());
  return (await getFiles('openings'))
    .map(buildOpening)
    .filter(isPublished)
    .filter((opening) => isOpenOn(opening, today))
    .sort((a, b) => a.id.localeCompare(b.id));
});

export const getTeam = once(async () => {
  return (await getFiles('team')).map(buildTeamMember).sort(byOrder);
});

export const getLegalPages = once(async () => {
  return (await getFiles('legal')).map(buildLegalPage).sort(byOrder);
});

const getPages = once(() => getFiles('pages'));

/** The words of one page. @throws where the file of the page is missing */
export async function getPage<Id extends PageId>(id: Id) {
  const page = (await getPages()).find(({ data }) => data.page === id);
  if (!page) throw new Error(`content/pages/${id}.yaml is missing`);
  return page.data as PageData<Id>;
}

import type { z } from 'zod';
import { compareDates, toCalendarDate, toDate } from '../src/lib/dates.ts';
import { fillFactsDeep } from '../src/lib/firm-facts.ts';
import { isOpenOn } from '../src/lib/openings.ts';
import { articleSchema } from '../src/lib/schemas/article.ts';
import { caseStudySchema } from '../src/lib/schemas/case-study.ts';
import { legalSchema } from '../src/lib/schemas/legal.ts';
import { openingSchema } from '../src/lib/schemas/opening.ts';
import { type PageData, type PageId, pageSchema } from '../src/lib/schemas/pages.ts';
import { regionSchema } from '../src/lib/schemas/region.ts';
import { sectorSchema } from '../src/lib/schemas/sector.ts';
import { serviceSchema } from '../src/lib/schemas/service.ts';
import { teamSchema } from '../src/lib/schemas/team.ts';
import { readBuildDay } from './dist.ts';
import { readFirm } from './read-firm.ts';
import { readContentFiles } from './words/content-files.ts';

/** What of `content/` the built site has to show, in the order of its lists. */

/** @returns fields and body of every file of a folder; its id is its path there, without the ending */
function readFolder<Schema extends z.ZodType<object>>(folder: string, schema: Schema) {
  const firm = readFirm();
  return readContentFiles(folder).map(({ file, data, body }) => ({
    ...fillFactsDeep(schema.parse(data), firm),
    id: file.slice(`content/${folder}/`.length).replace(/\.\w+$/, ''),
    body,
  }));
}

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

/** @returns the articles that are no drafts, newest first */
export const readArticles = () =>
  readFolder('articles', articleSchema)
    .filter(({ draft }) => !draft)
    .map((article) => ({ ...article, number: Number.parseInt(article.id, 10) }))
    .sort((a, b) => compareDates(toDate(b.date), toDate(a.date)) || a.number - b.number);

/** @returns the openings that could be applied for on the day of the build */
export const readOpenings = () => {
  const today = toCalendarDate(readBuildDay('/'));
  return readFolder('openings', openingSchema)
    .filter(({ draft }) => !draft)
    .filter(({ closes }) => isOpenOn({ closes: closes ? toDate(closes) : undefined }, today))
    .sort((a, b) => a.id.localeCompare(b.id));
};

export const readServices = () => readFolder('services', serviceSchema).sort(byOrder);

export const readMainServices = () => readServices().filter(({ id }) => !id.includes('/'));

/** @param parent id of a main service */
export const readSubServices = (parent: string) =>
  readServices().filter(({ id }) => id.startsWith(`${parent}/`));

export const readRegions = () => readFolder('regions', regionSchema).sort(byOrder);
export const readSectors = () => readFolder('sectors', sectorSchema).sort(byOrder);
export const readCaseStudies = () => readFolder('case-studies', caseStudySchema).sort(byOrder);
export const readTeam = () => readFolder('team', teamSchema).sort(byOrder);
export const readLegalPages = () => readFolder('legal', legalSchema).sort(byOrder);

/** @returns the words of one page */
export function readWords<Id extends PageId>(id: Id) {
  const page = readFolder('pages', pageSchema).find(({ page }) => page === id);
  if (!page) throw new Error(`content/pages/${id}.yaml is missing`);
  return page as unknown as PageData<Id>;
}

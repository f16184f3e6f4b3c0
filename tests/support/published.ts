import type { z } from 'zod';
import { compareDates, toCalendarDate, toDate } from '../../src/content/dates.ts';
import { fillFactsDeep } from '../../src/content/firm-facts.ts';
import { articleSchema } from '../../src/content/kinds/article.ts';
import { caseStudySchema } from '../../src/content/kinds/case-study.ts';
import { legalSchema } from '../../src/content/kinds/legal.ts';
import { teamSchema } from '../../src/content/kinds/member.ts';
import { openingSchema } from '../../src/content/kinds/opening.ts';
import { type PageData, type PageId, pageSchema } from '../../src/content/kinds/page.ts';
import { regionSchema } from '../../src/content/kinds/region.ts';
import { sectorSchema } from '../../src/content/kinds/sector.ts';
import { serviceSchema } from '../../src/content/kinds/service.ts';
import { isOpenOn } from '../../src/features/careers/opening-list.ts';
import { readContentFiles } from './content-files.ts';
import { readBuildDay } from './dist.ts';
import { readFirm } from './read-firm.ts';

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

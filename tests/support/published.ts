import { compareDates, parseDate } from '../../src/content/dates.ts';
import { buildFacts, fillFactsDeep } from '../../src/content/firm-facts.ts';
import { byOrder } from '../../src/content/kind.ts';
import { isOpenOn } from '../../src/content/kinds/opening.ts';
import type { PageData, PageId } from '../../src/content/kinds/page.ts';
import { type FieldsOf, type KindName, kinds } from '../../src/content/registry.ts';
import { readContentFiles } from '../../tools/content-files.ts';
import { readBuildDay } from './build-day.ts';
import { readFirm, readMainOffice } from './read-firm.ts';

/** Reads the entries of `content/` that the built site must show, in list order. */

const readFacts = () => buildFacts(readFirm(), readMainOffice(), readFirm().languages[0] ?? 'en');

/** @returns the fields, id and Markdown of every file of a kind */
function readKind<Name extends KindName>(name: Name) {
  const facts = readFacts();
  const { folder, schema } = kinds[name];
  return readContentFiles(folder).map(({ id, data, body }) => ({
    ...fillFactsDeep(schema.parse(data) as FieldsOf<Name>, facts),
    id,
    body,
  }));
}

/** @returns the published articles, newest first */
export const readArticles = () =>
  readKind('articles')
    .filter(({ draft }) => !draft)
    .map((article) => ({ ...article, number: Number.parseInt(article.id, 10) }))
    .sort((a, b) => compareDates(parseDate(b.date), parseDate(a.date)) || a.number - b.number);

/** @returns the openings that could be applied for on the day of the build, where the firm is */
export const readOpenings = () => {
  const today = readBuildDay('/');
  return readKind('openings')
    .filter(({ draft }) => !draft)
    .filter(({ closes }) => isOpenOn({ closes: closes ? parseDate(closes) : undefined }, today))
    .sort((a, b) => a.id.localeCompare(b.id));
};

export const readServices = () => readKind('services').sort(byOrder);

export const readMainServices = () => readServices().filter(({ id }) => !id.includes('/'));

/** @param parent id of a main service */
export const readSubServices = (parent: string) =>
  readServices().filter(({ id }) => id.startsWith(`${parent}/`));

export const readRegions = () => readKind('regions').sort(byOrder);
export const readSectors = () => readKind('sectors').sort(byOrder);
export const readCaseStudies = () => readKind('caseStudies').sort(byOrder);
export const readTeam = () => readKind('team').sort(byOrder);
export const readLegalPages = () => readKind('legal').sort(byOrder);

/** @returns the lists that content chooses from */
export const readVocabulary = () => {
  const file = readContentFiles().find(({ id }) => id === 'vocabulary');
  return kinds.vocabulary.schema.parse(file?.data);
};

/** @returns the menus of the header and the footer */
export const readMenus = () => {
  const file = readContentFiles().find(({ id }) => id === 'menus');
  return kinds.menus.schema.parse(file?.data);
};

/** @returns whether the firm has written the page */
export const hasPage = (id: PageId) => readContentFiles('pages').some((file) => file.id === id);

/** @returns the texts of one page */
export function readPageData<Id extends PageId>(id: Id) {
  const page = readKind('pages').find(({ page }) => page === id);
  if (!page) throw new Error(`content/pages/${id}.yaml is missing`);
  return page as unknown as PageData<Id>;
}

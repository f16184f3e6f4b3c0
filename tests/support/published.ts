import { compareDates } from '../../src/content/dates.ts';
import { byOrder } from '../../src/content/define-kind.ts';
import { buildFacts, fillFacts } from '../../src/content/firm-facts.ts';
import type { PageData, PageId } from '../../src/content/kinds/page.ts';
import type { Language } from '../../src/content/languages.ts';
import { isOpenOn } from '../../src/features/careers/model/opening.ts';
import { type FieldsOf, type KindName, kinds } from '../../src/registry.ts';
import {
  readBuildDay,
  readFirm,
  readFirstLanguage,
  readMainOffice,
  readTranslatedFiles,
} from './read-site.ts';

/** Reads the entries of `content/` that the built site must show, in list order. */

const readFacts = (language: Language) =>
  buildFacts(readFirm(language), readMainOffice(language), language.tag);

/**
 * @param language the first language of the site by default
 * @returns the fields, id, slug and Markdown of every file of a kind
 */
function readKind<Name extends KindName>(name: Name, language = readFirstLanguage()) {
  const facts = readFacts(language);
  const { schema } = kinds[name];
  return readTranslatedFiles(name, language).map(({ id, slug, data, body }) => ({
    ...fillFacts(schema.parse(data) as FieldsOf<Name>, facts),
    id,
    slug,
    body,
  }));
}

/** @returns whether the day of publication had come when the site was built */
const hasAppeared = (day: string) => day <= readBuildDay('/');

/** @returns the published articles, newest first */
export const readArticles = (language?: Language) =>
  readKind('articles', language)
    .filter(({ draft, date }) => !draft && hasAppeared(date))
    .map((article) => ({ ...article, number: Number.parseInt(article.id, 10) }))
    .sort((a, b) => compareDates(b.date, a.date) || a.number - b.number);

/** @returns the openings that were open on the day of the build, in the time zone of the firm */
export const readOpenings = (language?: Language) => {
  const today = readBuildDay('/');
  return readKind('openings', language)
    .filter(({ draft, postedDate }) => !draft && hasAppeared(postedDate))
    .filter(({ closes }) => isOpenOn({ closes }, today))
    .sort((a, b) => a.id.localeCompare(b.id));
};

export const readServices = (language?: Language) => readKind('services', language).sort(byOrder);

export const readMainServices = (language?: Language) =>
  readServices(language).filter(({ id }) => !id.includes('/'));

/** @param parent id of a main service */
export const readSubServices = (parent: string, language?: Language) =>
  readServices(language).filter(({ id }) => id.startsWith(`${parent}/`));

export const readRegions = (language?: Language) => readKind('regions', language).sort(byOrder);
export const readSectors = (language?: Language) => readKind('sectors', language).sort(byOrder);
export const readCaseStudies = (language?: Language) =>
  readKind('caseStudies', language).sort(byOrder);
export const readTeam = (language?: Language) => readKind('team', language).sort(byOrder);

/** @returns the lists of terms that content may use */
export const readVocabulary = (language = readFirstLanguage()) =>
  kinds.vocabulary.schema.parse(readTranslatedFiles('vocabulary', language)[0]?.data);

/** @returns the menus of the header and the footer */
export const readMenus = (language = readFirstLanguage()) =>
  kinds.menus.schema.parse(readTranslatedFiles('menus', language)[0]?.data);

/** @returns whether the firm has written the page */
export const hasPage = (id: PageId, language = readFirstLanguage()) =>
  readTranslatedFiles('pages', language).some((file) => file.id === id);

/** @returns the texts of one page */
export function readPageData<Id extends PageId>(id: Id, language?: Language) {
  const page = readKind('pages', language).find(({ page }) => page === id);
  if (!page) throw new Error(`content/pages/${id}.yaml is missing`);
  return page as unknown as PageData<Id>;
}

/** @returns the published entries of a kind */
export function readPublished(
  name: KindName,
  language?: Language,
): { id: string; slug: string; heading?: unknown; title?: unknown; order?: unknown }[] {
  if (name === 'articles') return readArticles(language);
  if (name === 'openings') return readOpenings(language);
  return readKind(name, language).sort((a, b) =>
    byOrder(a as { order: number }, b as { order: number }),
  );
}

import { compareDates } from '../../src/content/dates.ts';
import { byOrder } from '../../src/content/define-kind.ts';
import { buildFacts, fillFacts } from '../../src/content/firm-facts.ts';
import type { PageData, PageId } from '../../src/content/kinds/page.ts';
import type { Language } from '../../src/content/languages.ts';
import { mapTexts } from '../../src/content/texts.ts';
import { createTypesetter } from '../../src/content/typography.ts';
import type { KindName } from '../../src/registry.ts';
import { readMainOffice, readSite } from './read-site.ts';

/** Reads the entries of `content/` that the built site must show, in list order. */

/** @returns the fields, typeset but for common spaces, id, slug, path and Markdown of every published file of a kind */
function readKind<Name extends KindName>(name: Name, language?: Language) {
  const site = readSite(language);
  const facts = buildFacts(site.firm, readMainOffice(language), site.words.tag);
  const { setText } = createTypesetter(site.words.formats);
  // As `textOf` reads a page.
  const setPlainly = (text: string) => setText(text).replaceAll('\u00a0', ' ');
  const published = new Map(
    site.getEntries(name).map(({ id, slug, path }) => [id, { slug, path }]),
  );
  return site.filesOf(name).flatMap(({ id, data, body }) => {
    const entry = published.get(id);
    return entry ? { ...mapTexts(fillFacts(data, facts), setPlainly), ...entry, id, body } : [];
  });
}

/** @returns the published articles, newest first */
export const readArticles = (language?: Language) =>
  readKind('articles', language)
    .map((article) => ({ ...article, number: Number.parseInt(article.id, 10) }))
    .sort((a, b) => compareDates(b.date, a.date) || a.number - b.number);

/** @returns the openings that were open on the day of the build, in the time zone of the firm */
export const readOpenings = (language?: Language) => readKind('openings', language);
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
export const readVocabulary = (language?: Language) => readSite(language).vocabulary;

/** @returns the menus of the header and the footer */
export const readMenus = (language?: Language) => readSite(language).menus;

/** @returns whether the firm has written the page */
export const hasPage = (id: PageId, language?: Language) => readSite(language).hasPage(id);

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
  return readKind(name, language).sort((a, b) =>
    byOrder(a as { order: number }, b as { order: number }),
  );
}

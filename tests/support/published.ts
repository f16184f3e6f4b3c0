import { compareDates } from '../../src/content/dates.ts';
import { buildFacts, fillFacts } from '../../src/content/firm-facts.ts';
import type { PageData, PageId } from '../../src/content/kinds/page.ts';
import type { Language } from '../../src/content/languages.ts';
import { mapTexts } from '../../src/content/texts.ts';
import { createTypesetter } from '../../src/content/typography.ts';
import type { KindName } from '../../src/registry.ts';
import { readSite } from './read-site.ts';

/**
 * @returns what the built site must show of a kind, in list order: the fields of every published file,
 * typeset but for common spaces, with its id, slug, path and Markdown
 */
export function readPublished<Name extends KindName>(name: Name, language?: Language) {
  const site = readSite(language);
  const facts = buildFacts(site.firm, site.getEntries('offices')[0], site.words.tag);
  const { setText } = createTypesetter(site.words.formats);
  // As `textOf` reads a page.
  const setPlainly = (text: string) => setText(text).replaceAll('\u00a0', ' ');
  const files = new Map(site.filesOf(name).map((file) => [file.id, file]));
  return site.getEntries(name).flatMap(({ id, slug, path }) => {
    const file = files.get(id);
    if (!file) return [];
    const texts = mapTexts(fillFacts(file.data, facts), setPlainly);
    return { ...texts, id, slug, path, body: file.body };
  });
}

/** @returns the published articles, newest first */
export const readArticles = (language?: Language) =>
  readPublished('articles', language)
    .map((article) => ({ ...article, number: Number.parseInt(article.id, 10) }))
    .sort((a, b) => compareDates(b.date, a.date) || a.number - b.number);

export const readMainServices = () =>
  readPublished('services').filter(({ id }) => !id.includes('/'));

/** @returns whether the firm has written the page */
export const hasPage = (id: PageId, language?: Language) => readSite(language).hasPage(id);

/** @returns the texts of one page */
export function readPageData<Id extends PageId>(id: Id) {
  const page = readPublished('pages').find(({ page }) => page === id);
  if (!page) throw new Error(`content/pages/${id}.yaml is missing`);
  return page as unknown as PageData<Id>;
}

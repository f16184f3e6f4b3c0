import { statSync } from 'node:fs';
import { compareDates, toCalendarDate } from '../../src/content/dates.ts';
import { buildFacts, fillFacts } from '../../src/content/firm-facts.ts';
import { contentFolder } from '../../src/content/folder.ts';
import type { PageData, PageId } from '../../src/content/kinds/page.ts';
import type { Language } from '../../src/content/languages.ts';
import { mapTexts } from '../../src/content/texts.ts';
import { createTypesetter } from '../../src/content/typography.ts';
import { type KindName, kindNames, kinds } from '../../src/registry.ts';
import { type Content, loadFolder } from '../../src/site/load-site.ts';
import type { Site } from '../../src/site/site.ts';
import { distFolder } from '../../tools/dist-folder.ts';

/** Many tests need the same content, which none of them changes. */
const loaded = new Map<string, Content>();

/** @returns the content as it was when the site was built */
export function readContent(): Content {
  const folder = contentFolder();
  const now = statSync(distFolder(), { throwIfNoEntry: false })?.mtime ?? new Date();
  const content = loaded.get(folder) ?? loadFolder('.', { now });
  loaded.set(folder, content);
  return content;
}

/** @returns the site in each language, the first language first */
export const readSites = () => readContent().sites;

/** @returns the site in a language, by default the first */
export const readSite = (language?: Language): Site => {
  const [first, ...further] = readSites();
  return further.find((site) => site.language.code === language?.code) ?? first;
};

/** @returns the site in the language of the path */
export function readSiteOf(path: string) {
  const [first, ...further] = readSites();
  return further.find(({ language: { prefix } }) => `${path}/`.startsWith(`${prefix}/`)) ?? first;
}

/** @returns the facts of the firm, so that no test hard-codes them */
export const readFirm = (language?: Language) => readSite(language).firm;

/** @returns the day of the build in the time zone of the firm: unchanged pages keep their dates */
export const readBuildDay = () => toCalendarDate(statSync(distFolder()).mtime, readFirm().timeZone);

/** Whether the content is the sample in `content/`. The examples are samples, too, but have less. */
export const isSample = readSite().firm.sample === true && contentFolder() === 'content';

/**
 * @returns what the built site must show of a kind, in list order: the fields of every published file,
 * typeset but for common spaces, with its id, slug, path and Markdown
 */
export function readPublished<Name extends KindName>(name: Name, language?: Language) {
  const site = readSite(language);
  const facts = buildFacts(site.firm, site.entries.offices[0], site.words.tag);
  const { setText } = createTypesetter(site.words.formats);
  // As `textOf` reads a page.
  const setPlainly = (text: string) => setText(text).replaceAll('\u00a0', ' ');
  const files = new Map(site.filesOf(name).map((file) => [file.id, file]));
  return site.entries[name].flatMap(({ id, slug, path }) => {
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

/** A page that the built site must have, derived from `content/`. */
interface Route {
  path: string;
  heading: string;
}

/** @returns the pages of the entries of a kind, none if they have no pages of their own */
export const listRoutesOf = (name: KindName, { language } = readSite()): Route[] =>
  (kinds[name].page ? readPublished(name, language) : [])
    .filter(({ path }) => path !== '')
    .map(({ path, heading, title }: { path: string; heading?: unknown; title?: unknown }) => ({
      path,
      heading: String(heading ?? title),
    }));

/** @returns the path of the next article, which does not exist yet */
export const findUnknownArticle = () =>
  readSite().paths.article(Math.max(-1, ...readArticles().map(({ number }) => number)) + 1);

/** @returns the pages of the site in one language, by default the first */
export const listRoutes = (of = readSite()): Route[] =>
  kindNames.flatMap((name) => listRoutesOf(name, of));

const firstOf = ([route]: Route[]) => {
  if (!route) throw new Error('The content has no such page');
  return route.path;
};

/** @returns the path of a page that consists only of text, or of any page if the firm has none */
export const findTextPage = () => firstOf([...listRoutesOf('legal'), ...listRoutes()]);

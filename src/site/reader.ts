import { type CalendarDate, compareDates, toCalendarDateIn } from '../content/dates.ts';
import { byOrder } from '../content/define-kind.ts';
import { buildFacts, fillFactsDeep, fillFactsInHtml } from '../content/firm-facts.ts';
import type { AnyKind, Heading } from '../content/kind.ts';
import type { Firm } from '../content/kinds/firm.ts';
import type { OfficeData } from '../content/kinds/office.ts';
import type { PageData, PageId } from '../content/kinds/page.ts';
import { type Language, readLanguages } from '../content/languages.ts';
import { linkCitations } from '../content/law/law-citations.ts';
import { mapTexts } from '../content/map-texts.ts';
import { changeOutsideCode, removeComments } from '../content/markdown-text.ts';
import { findSlug } from '../content/slugs.ts';
import { createTypesetter } from '../content/typography.ts';
import type { Vocabulary } from '../content/vocabulary.ts';
import { buildPaths, type EntryOf, getKind, type KindName } from '../registry.ts';
import { fillFields } from './fill-fields.ts';
import { readFiles, readSingle } from './read-files.ts';
import { readWords } from './read-words.ts';
import type { Site } from './site.ts';

/**
 * Reads the content folder for all pages. Returns plain data in list order, typeset for the
 * language, with the facts of the firm filled in. Drafts and entries whose day is to come are included
 * in dev, never in the build.
 */

/** Uses the mode, because `DEV` is also true in a build with a NODE_ENV other than `production`. */
const isDev = import.meta.env.MODE === 'development';

/**
 * Runs a read once. In dev, Astro evaluates this module again after a content file has changed, so
 * it then runs again.
 */
function readOnce<Result>(read: () => Promise<Result>) {
  let result: Promise<Result> | undefined;
  return () => {
    result ??= read();
    return result;
  };
}

let languages: Language[] | undefined;

/** @returns the languages of the site, cached because every page needs them */
function getLanguages() {
  languages ??= readLanguages();
  return languages;
}

/** @returns whether the day of publication of an entry has come */
function hasAppeared({ appearsOn }: AnyKind, entry: object, today: CalendarDate) {
  const day = appearsOn && (entry as Record<string, CalendarDate | undefined>)[appearsOn];
  return !day || compareDates(day, today) <= 0;
}

async function readSite(language: Language, first: Language): Promise<Site> {
  const words = readWords(language);
  const { setText, setHtml } = createTypesetter(words.formats);
  const readOne = async <Data>(name: KindName) =>
    mapTexts(await readSingle<Data>(name, language, first), setText);
  const firm = await readOne<Firm>('firm');
  const vocabulary = await readOne<Vocabulary>('vocabulary');
  const paths = buildPaths(words.addresses, language.prefix);
  const offices = (await readFiles('offices', language, first)).map(
    ({ data }) => data as OfficeData,
  );
  const facts = buildFacts(firm, offices.sort(byOrder)[0], words.language);
  const today = toCalendarDateIn(new Date(), firm.timeZone);

  async function readEntries(name: KindName): Promise<object[]> {
    const kind = getKind(name);
    const law = name === 'law' ? [] : await getEntries('law');
    const context = { vocabulary, law, today, words, paths };
    const files = await readFiles(name, language, first);
    const entries = files
      .filter(({ data }) => isDev || (data as { draft?: boolean }).draft !== true)
      .map(({ id, data, body, rendered }) =>
        kind.build(
          {
            id,
            slug: findSlug(files, id),
            data: fillFields(name, data, (fields) =>
              fillFactsDeep(mapTexts(fields, setText), facts),
            ),
            markdown: removeComments(body ?? ''),
            html: changeOutsideCode(removeComments(rendered?.html ?? ''), (html) =>
              linkCitations(fillFactsInHtml(setHtml(html), facts)),
            ),
            headings: fillFactsDeep(
              mapTexts((rendered?.metadata?.headings ?? []) as Heading[], setText),
              facts,
            ),
          },
          context,
        ),
      )
      .filter((entry) => isDev || hasAppeared(kind, entry, today))
      .filter((entry) => kind.isPublished?.(entry, today) ?? true);
    return kind.compare ? entries.sort(kind.compare) : entries;
  }

  const pageIds = new Set((await readFiles('pages', language, first)).map(({ id }) => id));
  const reads = new Map<KindName, () => Promise<object[]>>();
  const getEntries = <Name extends KindName>(name: Name) => {
    const read = reads.get(name) ?? readOnce(() => readEntries(name));
    reads.set(name, read);
    return read() as Promise<EntryOf<Name>[]>;
  };

  async function findPage<Id extends PageId>(id: Id) {
    const page = (await getEntries('pages')).find(({ data }) => data.page === id);
    return page?.data as PageData<Id> | undefined;
  }

  async function getPage<Id extends PageId>(id: Id) {
    const page = await findPage(id);
    if (!page) throw new Error(`${language.folder}/pages/${id}.yaml is missing`);
    return page;
  }

  return {
    language,
    firm,
    vocabulary,
    words,
    paths,
    today,
    hasPage: (id) => pageIds.has(id),
    getMenus: () => readOne('menus'),
    getEntries,
    findPage,
    getPage,
  };
}

const sites = new Map<string, () => Promise<Site>>();

/** @param language one of `getLanguages` */
function getSiteIn(language: Language): Promise<Site> {
  const [first = language] = getLanguages();
  const read = sites.get(language.code) ?? readOnce(() => readSite(language, first));
  sites.set(language.code, read);
  return read();
}

/** @returns the site in each of its languages, in their order */
export const getSites = () => Promise.all(getLanguages().map(getSiteIn));

/**
 * @param pattern of the route of a page, such as `/de/team`: Astro gives it to pages, to endpoints and
 *   to `getStaticPaths`
 * @returns the site in the language of the page
 */
export function getSite(pattern: string): Promise<Site> {
  const [first, ...further] = getLanguages();
  const language = further.find(
    ({ prefix }) => pattern === prefix || pattern.startsWith(`${prefix}/`),
  );
  return getSiteIn(language ?? (first as Language));
}

/**
 * Lists the pages of a kind for its route.
 * @param pattern of the route, with one parameter, such as `/services/[...service]`
 */
export async function listEntryPages<Name extends 'services' | 'regions' | 'legal' | 'openings'>(
  pattern: string,
  name: Name,
) {
  const [, parameter = ''] = /\[(?:\.{3})?(\w+)\]/.exec(pattern) ?? [];
  const { getEntries } = await getSite(pattern);
  return (await getEntries(name)).map((entry) => ({
    params: { [parameter]: entry.slug },
    props: { entry },
  }));
}

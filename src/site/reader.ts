import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';
import type { ImageMetadata } from 'astro';
import { type CalendarDate, toCalendarDate } from '../content/dates.ts';
import { byOrder } from '../content/define-kind.ts';
import { buildFacts, fillFacts, fillFactsInHtml } from '../content/firm-facts.ts';
import type { AnyKind, Heading } from '../content/kind.ts';
import type { Firm } from '../content/kinds/firm.ts';
import type { OfficeData } from '../content/kinds/office.ts';
import type { PageData, PageId } from '../content/kinds/page.ts';
import type { Vocabulary } from '../content/kinds/vocabulary.ts';
import { type Language, readLanguages } from '../content/languages.ts';
import { linkCitations } from '../content/law/law-citations.ts';
import { mapTexts } from '../content/map-texts.ts';
import { changeOutsideCode, removeComments } from '../content/markdown-text.ts';
import { findSlug } from '../content/slugs.ts';
import { createTypesetter } from '../content/typography.ts';
import { buildPaths, type EntryOf, getKind, type KindName } from '../registry.ts';
import { readWords } from './read-words.ts';
import type { Site } from './site.ts';

/**
 * Gives pages the content of the firm as plain data in list order, typeset for the language, with
 * the facts of the firm filled in. Drafts and entries whose day is to come are included in dev, never
 * in the build. In dev, Astro evaluates this module again after a file of the content has changed.
 */

/** Uses the mode, because `DEV` is also true in a build with a NODE_ENV other than `production`. */
const isDev = import.meta.env.MODE === 'development';

/** A file as `content.config.ts` has loaded it. */
type File = Pick<CollectionEntry<CollectionKey>, 'id' | 'body' | 'rendered'> & {
  data: { image?: ImageMetadata; [field: string]: unknown };
};

async function readFiles() {
  const all: File[] = await getCollection('files' as CollectionKey);
  return Map.groupBy(all, ({ id }) => id.split('/', 2).join('/'));
}

let files: ReturnType<typeof readFiles> | undefined;

/** @returns the files of a kind, in a language; the id of each begins with both */
async function findFiles({ code }: Language, name: KindName) {
  files ??= readFiles();
  return (await files).get(`${code}/${name}`) ?? [];
}

/** @throws if the file is missing */
async function findFile<Data>(language: Language, name: KindName) {
  const [file] = await findFiles(language, name);
  if (!file) throw new Error(`${language.folder}/${name}.yaml is missing`);
  return file.data as Data;
}

/** Copies the metadata of a picture. Astro publishes the original if another field of it is read. */
function copyPicture({ image }: File['data']) {
  const { clone, fsPath } = (image ?? {}) as { clone?: ImageMetadata; fsPath?: string };
  return image && { image: clone ? { ...clone, fsPath } : image };
}

/** @returns whether the day of publication of an entry has come */
function hasAppeared({ appearsOn }: AnyKind, entry: object, today: CalendarDate) {
  const day = appearsOn && (entry as Record<string, CalendarDate | undefined>)[appearsOn];
  return !day || day <= today;
}

async function readSite(language: Language): Promise<Site> {
  const words = readWords(language);
  const { setText, setHtml } = createTypesetter(words.formats);
  const findOne = async <Data>(name: KindName) =>
    mapTexts(await findFile<Data>(language, name), setText);
  const firm = await findOne<Firm>('firm');
  const vocabulary = await findOne<Vocabulary>('vocabulary');
  const paths = buildPaths(words.addresses, language.prefix);
  const [office] = (await findFiles(language, 'offices'))
    .map(({ data }) => data as OfficeData & File['data'])
    .sort(byOrder);
  const facts = buildFacts(firm, office, words.tag);
  const today = toCalendarDate(new Date(), firm.timeZone);
  const setFields = <Data>(fields: Data) => fillFacts(mapTexts(fields, setText), facts);

  const readFile = ({ id, data: { image, ...fields }, body = '', rendered }: File) => ({
    id: id.split('/').slice(2).join('/'),
    data: { ...setFields(fields), ...copyPicture({ image }) },
    markdown: removeComments(body),
    html: changeOutsideCode(removeComments(rendered?.html ?? ''), (html) =>
      linkCitations(fillFactsInHtml(setHtml(html), facts)),
    ),
    headings: setFields((rendered?.metadata?.headings ?? []) as Heading[]).filter(
      ({ depth }) => depth === 2,
    ),
  });

  async function readEntries(name: KindName): Promise<object[]> {
    const kind = getKind(name);
    const law = name === 'law' ? [] : await getEntries('law');
    const context = { vocabulary, law, today, words, paths };
    const read = (await findFiles(language, name)).map(readFile);
    const entries = read
      .filter(({ data }) => isDev || (data as { draft?: boolean }).draft !== true)
      .map((file) => kind.build({ ...file, slug: findSlug(read, file.id) }, context))
      .filter((entry) => isDev || hasAppeared(kind, entry, today))
      .filter((entry) => kind.isPublished?.(entry, today) ?? true);
    return kind.compare ? entries.sort(kind.compare) : entries;
  }

  const pageIds = (await findFiles(language, 'pages')).map(({ data }) => data.page);
  const reads = new Map<KindName, Promise<object[]>>();
  const getEntries = <Name extends KindName>(name: Name) => {
    const read = reads.get(name) ?? readEntries(name);
    reads.set(name, read);
    return read as Promise<EntryOf<Name>[]>;
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
    hasPage: (id) => pageIds.includes(id),
    getMenus: () => findOne('menus'),
    getEntries,
    findPage,
    getPage,
  };
}

let sites: Promise<Site[]> | undefined;

/** @returns the site in each of its languages, in their order */
export function getSites() {
  sites ??= Promise.all(readLanguages().map(readSite));
  return sites;
}

/**
 * @param pattern of the route of a page, such as `/de/team`: Astro gives it to pages, to endpoints and
 *   to `getStaticPaths`
 * @returns the site in the language of the page
 */
export async function getSite(pattern: string): Promise<Site> {
  const [first, ...further] = await getSites();
  const own = further.find(({ language: { prefix } }) => `${pattern}/`.startsWith(`${prefix}/`));
  return own ?? (first as Site);
}

/**
 * Lists the pages of a kind for its route.
 * @param pattern of the route, with one parameter, such as `/services/[...service]`
 */
export async function listEntryPages<Name extends KindName>(pattern: string, name: Name) {
  const [, parameter = ''] = /\[(?:\.{3})?(\w+)\]/.exec(pattern) ?? [];
  const { getEntries } = await getSite(pattern);
  return (await getEntries(name)).map((entry) => ({
    params: { [parameter]: entry.slug },
    props: { entry },
  }));
}

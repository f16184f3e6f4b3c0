import { statSync } from 'node:fs';
import { extname } from 'node:path/posix';
import type { Paths } from '../content/addresses.ts';
import { buildWords, isTree, type WordTree } from '../content/built-in-words.ts';
import { type CalendarDate, toCalendarDate } from '../content/dates.ts';
import { byOrder } from '../content/define-kind.ts';
import { buildFacts, type Facts, fillFacts } from '../content/firm-facts.ts';
import type { Heading } from '../content/kind.ts';
import type { BrandData } from '../content/kinds/brand.ts';
import type { Firm } from '../content/kinds/firm.ts';
import type { PageData, PageId } from '../content/kinds/page.ts';
import { buildRedirects, type Redirect } from '../content/kinds/redirects.ts';
import type { Vocabulary } from '../content/kinds/vocabulary.ts';
import { words as wordsKind } from '../content/kinds/words.ts';
import type { Language } from '../content/languages.ts';
import { removeComments as removeCommentsInMarkdown } from '../content/markdown-text.ts';
import { isPublished } from '../content/publication.ts';
import { findSlug } from '../content/slugs.ts';
import { mapTexts } from '../content/texts.ts';
import { createTypesetter } from '../content/typography.ts';
import type { Words } from '../content/words.ts';
import {
  buildPaths,
  type EntryOf,
  type FieldsOf,
  getKind,
  type KindName,
  kindNames,
} from '../registry.ts';
import { renderMarkdown } from '../render/render-markdown.ts';
import { linkDownloads, placePictures } from '../render/text-files.ts';
import {
  anchorHeadings,
  fillFacts as fillFactsInText,
  linkCitations,
  listHeadings,
  listLines,
  markOnward,
  removeComments,
  typeset,
} from '../render/text-plugins.ts';
import { findBeside, findPicture } from './list-pictures.ts';
import type { Content, LoadOptions } from './load-site.ts';
import { isOfKind, type Loaded, type LoadedFile } from './loaded-file.ts';
import { contentFile } from './source.ts';

/** The site in one language. What a file makes is read from it only if the check has found no problems. */
export interface Site {
  language: Language;
  /** The folder of its language, such as `de`; empty for the first one. */
  subfolder: string;
  /** What all languages have. */
  content: Content;
  /** Every file that can be read, with those that it shares with the first language. */
  files: LoadedFile[];
  /** @returns the files of a kind that their schema accepts */
  filesOf: <Name extends KindName>(name: Name) => Loaded<Name>[];
  firm: Firm;
  brand: BrandData;
  vocabulary: Vocabulary;
  redirects: Redirect[];
  menus: FieldsOf<'menus'>;
  words: Words;
  /** The addresses of pages and files. */
  paths: Paths;
  /** Today's date in the time zone of the firm, not of the machine that builds the site. */
  today: CalendarDate;
  /** @returns whether the site has the page */
  hasPage: (id: PageId) => boolean;
  /** All published entries of each kind, in list order: typeset, with the facts of the firm. */
  entries: { [Name in KindName]: EntryOf<Name>[] };
  /** @returns the fields of one file of the folder `pages`; undefined if there is none */
  findPage: <Id extends PageId>(id: Id) => PageData<Id> | undefined;
  /**
   * @returns the fields of one file of the folder `pages`
   * @throws if the file is missing
   */
  getPage: <Id extends PageId>(id: Id) => PageData<Id>;
}

/** The data of the site that texts for other programs need. */
export type SiteFacts = Pick<Site, 'firm' | 'words' | 'paths'>;

/** @returns an object that makes each of its values when it is first asked for, and keeps it */
function makeLazily<Values extends object>(
  make: {
    [Name in keyof Values]: () => Values[Name];
  },
): Values {
  const values = {} as Values;
  const keep = (name: keyof Values, own: PropertyDescriptor) =>
    Object.defineProperty(values, name, { configurable: true, enumerable: true, ...own });
  for (const name of Object.keys(make) as (keyof Values)[])
    keep(name, { get: () => keep(name, { value: make[name]() })[name] });
  return values;
}

/** @param files of the first language, which has the firm's own words of all */
export const findOwnWords = (files: readonly LoadedFile[], { code }: Language) =>
  files.find(({ kind, id }) => kind === 'words' && id === code);

/** @returns the firm's own words of a language */
export function getOwnWords(files: readonly LoadedFile[], language: Language): WordTree {
  const own = findOwnWords(files, language)?.data;
  return isTree(own) ? own : {};
}

/** @returns the paths in a language; where its words are invalid, in English */
function findPaths(words: Words, prefix: string): Paths {
  const { data } = wordsKind.schema.shape.addresses.safeParse(words.addresses);
  const english = buildWords({ code: 'en', tag: 'en' }).addresses;
  return buildPaths({ ...english, ...data }, prefix);
}

interface Options extends Pick<Site, 'language' | 'files'>, Required<LoadOptions> {
  /** The site in the first language; undefined for that site itself. */
  first: Site | undefined;
  /** @returns what all languages have, once the site exists in each of them */
  getContent: () => Content;
}

type FirmValues = 'firm' | 'brand' | 'vocabulary' | 'redirects' | 'menus';

interface LazyValues extends Pick<Site, FirmValues | 'words' | 'paths' | 'today' | 'content'> {
  typesetter: ReturnType<typeof createTypesetter>;
  facts: Facts;
}

export function createSite({ language, first, files, ...options }: Options): Site {
  const subfolder = language.prefix.slice(1);
  const byKind = Map.groupBy(files, ({ kind }) => kind);
  const filesOf = <Name extends KindName>(name: Name) =>
    (byKind.get(name) ?? []).filter((file) => isOfKind(file, name));

  function getOne<Name extends KindName>(name: Name): FieldsOf<Name> {
    const [file] = filesOf(name);
    if (!file) throw new Error(`${contentFile(name, name, subfolder)} is missing or has problems`);
    return file.data;
  }

  /** @returns the first office, which is that of the firm */
  const findOffice = () =>
    filesOf('offices')
      .map(({ data }) => data)
      .sort(byOrder)[0];

  const setText = (text: string) => lazy.typesetter.setText(text);
  const lazy: LazyValues = makeLazily<LazyValues>({
    content: options.getContent,
    firm: () => mapTexts(getOne('firm'), setText),
    brand: () => getOne('brand'),
    vocabulary: () => mapTexts(getOne('vocabulary'), setText),
    redirects: () =>
      buildRedirects(filesOf('redirects').flatMap(({ data }) => data.redirects ?? [])),
    menus: () => mapTexts(getOne('menus'), setText),
    words: () =>
      buildWords(
        language,
        getOwnWords((first ?? { files }).files, language),
        findOffice()?.country,
      ),
    paths: () => findPaths(lazy.words, language.prefix),
    today: () => toCalendarDate(options.now, filesOf('firm')[0]?.data.timeZone ?? 'UTC'),
    typesetter: () =>
      createTypesetter(
        lazy.words.formats,
        kindNames.flatMap((name) =>
          filesOf(name).flatMap(({ data }) => getKind(name).names?.(data, lazy.words) ?? []),
        ),
      ),
    facts: () => buildFacts(lazy.firm, findOffice(), lazy.words.tag),
  });
  const setFields = <Data>(fields: Data) => fillFacts(mapTexts(fields, setText), lazy.facts);

  /** @returns such as `PDF, 240 kB`, in the language of the page */
  const describeDownload = (path: string) => {
    const bytes = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
    const kilobytes = new Intl.NumberFormat(lazy.words.tag, {
      style: 'unit',
      unit: bytes < 1e6 ? 'kilobyte' : 'megabyte',
      maximumFractionDigits: bytes < 1e6 ? 0 : 1,
    }).format(Math.max(bytes < 1e6 ? bytes / 1e3 : bytes / 1e6, 1));
    return `${extname(path).slice(1).toUpperCase()}, ${kilobytes}`;
  };

  function renderFile<Name extends KindName>(file: Loaded<Name>) {
    const headings: Heading[] = [];
    const findPath = (address: string) => findBeside(file, address, lazy.content.filePaths);
    const body = renderMarkdown(file.body, [
      removeComments,
      anchorHeadings,
      placePictures(findPath, lazy.words.ui.newTab, setFields),
      typeset(lazy.typesetter),
      fillFactsInText(lazy.facts),
      linkCitations,
      markOnward,
      linkDownloads(findPath, describeDownload),
      listHeadings(headings),
    ]);
    const image = findPicture(file);
    return {
      id: file.id,
      slug: findSlug(byKind.get(file.kind) ?? [], file.id),
      language,
      written: file.written as object,
      data: { ...setFields(file.data), ...(image !== undefined && { image }) },
      markdown: removeCommentsInMarkdown(file.body),
      body,
      lines: listLines(body),
      headings,
    };
  }

  function buildEntries(name: KindName): object[] {
    const own = filesOf(name);
    if (own.length === 0) return [];
    const kind = getKind(name);
    const context = {
      vocabulary: lazy.vocabulary,
      law: name === 'law' ? [] : getEntries('law'),
      today: lazy.today,
      words: lazy.words,
      paths: lazy.paths,
      firstLanguage: first?.language ?? language,
    };
    const entries = own
      .filter(({ data }) => isPublished(kind, data, lazy.today, options.drafts))
      .map((file) => kind.build(renderFile(file), context));
    return kind.compare ? entries.sort(kind.compare) : entries;
  }

  const built = new Map<KindName, object[]>();
  function getEntries<Name extends KindName>(name: Name) {
    const entries = built.get(name) ?? buildEntries(name);
    built.set(name, entries);
    return entries as EntryOf<Name>[];
  }

  const findPage = <Id extends PageId>(id: Id) =>
    getEntries('pages').find(({ data }) => data.page === id)?.data as PageData<Id> | undefined;

  return Object.assign(lazy, {
    // A kind that has been removed from the program has no entries.
    entries: new Proxy({} as Site['entries'], { get: (_, name) => getEntries(name as KindName) }),
    language,
    subfolder,
    files,
    filesOf,
    hasPage: (id: PageId) => filesOf('pages').some(({ data }) => data.page === id),
    findPage,
    getPage<Id extends PageId>(id: Id) {
      const page = findPage(id);
      if (!page) throw new Error(`${contentFile('pages', id, subfolder)} is missing`);
      return page;
    },
  });
}

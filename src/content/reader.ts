import { type CollectionKey, getCollection } from 'astro:content';
import { type CalendarDate, toCalendarDateIn } from './dates.ts';
import { fillFactsDeep, fillFactsInHtml } from './firm-facts.ts';
import type { BuildContext, ContentFile, Heading } from './kind.ts';
import type { Firm } from './kinds/firm.ts';
import type { PageData, PageId } from './kinds/page.ts';
import { linkCitations } from './law-citations.ts';
import { type EntryOf, type KindName, kinds } from './registry.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Reads `content/` for all pages. Returns plain data in list order, with the facts of the firm
 * filled in. Drafts are included in dev, never in the build.
 */

/** The part of a kind that the reader uses, without the types of its fields. */
interface ReadableKind {
  build: (file: ContentFile<unknown>, context: BuildContext) => object;
  compare?: (a: object, b: object) => number;
  isPublished?: (entry: object, today: CalendarDate) => boolean;
}

/** By the mode, because `DEV` is also true in a build with another NODE_ENV than `production`. */
const isDev = import.meta.env.MODE === 'development';

const cache = new Map<KindName, Promise<object[]>>();

/** Reads a kind once per build. In dev it reads every time, because files change. */
function readOnce(name: KindName, read: () => Promise<object[]>) {
  const cached = isDev ? undefined : cache.get(name);
  const entries = cached ?? read();
  cache.set(name, entries);
  return entries;
}

/** @throws where the file is missing */
async function readSingle<Data>(name: KindName): Promise<Data> {
  const [entry] = await readOnce(name, async () =>
    (await getCollection(name as CollectionKey)).map(({ data }) => data as object),
  );
  if (!entry) throw new Error(`content/${name}.yaml is missing`);
  return entry as Data;
}

export const getFirm = () => readSingle<Firm>('firm');

export const getVocabulary = () => readSingle<Vocabulary>('vocabulary');

/**
 * Makes a function that is called once per build. In dev it is called every time, because files
 * change.
 */
export function oncePerBuild<Result>(read: () => Promise<Result>) {
  let kept: Promise<Result> | undefined;
  return () => {
    if (isDev) return read();
    kept ??= read();
    return kept;
  };
}

/** @returns what day it is where the firm is; the machine that builds may be elsewhere */
export const getToday = oncePerBuild(async () =>
  toCalendarDateIn(new Date(), (await getFirm()).timeZone),
);

async function readEntries(name: KindName): Promise<object[]> {
  const { build, compare, isPublished } = kinds[name] as unknown as ReadableKind;
  const [firm, vocabulary, today] = await Promise.all([getFirm(), getVocabulary(), getToday()]);
  const law = name === 'law' ? [] : await getEntries('law');
  const files = await getCollection(name as CollectionKey);
  const entries = files
    .filter(({ data }) => isDev || (data as { draft?: boolean }).draft !== true)
    .map(({ id, data, body, rendered }) =>
      build(
        {
          id,
          data: fillFactsDeep(data, firm),
          markdown: body ?? '',
          html: linkCitations(fillFactsInHtml(rendered?.html ?? '', firm)),
          headings: fillFactsDeep((rendered?.metadata?.headings ?? []) as Heading[], firm),
        },
        { vocabulary, law, today },
      ),
    )
    .filter((entry) => isPublished?.(entry, today) ?? true);
  return compare ? entries.sort(compare) : entries;
}

/** @returns all published entries of a kind, in list order */
export const getEntries = <Name extends KindName>(name: Name) =>
  readOnce(name, () => readEntries(name)) as Promise<EntryOf<Name>[]>;

/**
 * @returns the fields of one file of `content/pages`
 * @throws if the file is missing
 */
export async function getPage<Id extends PageId>(id: Id) {
  const page = (await getEntries('pages')).find(({ data }) => data.page === id);
  if (!page) throw new Error(`content/pages/${id}.yaml is missing`);
  return page.data as PageData<Id>;
}

import type { Paths } from '../content/addresses.ts';
import { findCarrier } from '../content/find-carrier.ts';
import type { HomeSection } from '../content/kinds/home-page.ts';
import { listOptionalLeads } from '../content/page-model.ts';
import { describeSchema, listValues } from '../content/schema.ts';
import {
  getKind,
  getPageModel,
  homeSections,
  kindNames,
  linkedPages,
  pagePath,
} from '../registry.ts';
import type { Source } from '../site/source.ts';
import { contentFile, folderOf } from '../site/source.ts';
import { type Entry, fieldProblem, pick } from './entries.ts';
import { findLinks } from './markdown.ts';
import { type Problem, quote } from './problem.ts';
import { isDraft } from './reach.ts';

type Page = Entry<'pages'>;

const hasEntries = (sources: Source[], kind: string) =>
  sources.some((source) => source.kind === kind && !isDraft(source));

const pageOf = (kind: string) =>
  kindNames.filter((name) => name === kind).flatMap((name) => findCarrier(getKind(name)) ?? []);

/** The pages to which the home page links in the sections that it shows. */
function listHomeLinks(sources: Source[]): string[] {
  const home = pick(sources, 'pages').find(({ id }) => id === 'home');
  const { order = [], ...texts } = (home?.data ?? {}) as Record<string, unknown> & {
    order?: string[];
  };
  return Object.entries<HomeSection>(homeSections).flatMap(([name, { shows }]) =>
    shows && name in texts && order.includes(name) && hasEntries(sources, shows.kind)
      ? shows.leadsTo
      : [],
  );
}

/** The pages to which a menu leads, alone or by the entries that it lists. */
function listMenuLinks(sources: Source[]): string[] {
  const links = pick(sources, 'menus').flatMap(({ data: { header, footer } }) => [
    ...header,
    ...[...header, ...footer].flatMap((menu) => menu.links ?? []),
  ]);
  return links.flatMap((link) => [
    ...(link.page ? [link.page] : []),
    ...('list' in link && link.list && hasEntries(sources, link.list) ? pageOf(link.list) : []),
  ]);
}

/** Kinds whose entries have pages that the home page and the menus lead to. */
const linkingKinds = ['services', 'regions'] as const;

/** The pages to which these lead: those of the entries that they name, or that name them. */
function listEntryLinks(entries: Source[], sources: Source[]): string[] {
  const named = linkingKinds.flatMap((kind) => {
    const fields = describeSchema(getKind(kind).schema);
    return pick(entries, kind).flatMap(({ data }) =>
      listValues(fields, data).flatMap(({ field }) => field.reference?.kind ?? []),
    );
  });
  // The page of a service lists its articles apart from other links.
  const naming = kindNames.filter(
    (name) => (getKind(name).linksHeading || name === 'articles') && hasEntries(sources, name),
  );
  return [...new Set([...named, ...naming])].flatMap(pageOf);
}

/** The pages to which a link in a text leads. */
function listTextLinks(sources: Source[], paths: Paths): string[] {
  const targets = new Set(
    sources.flatMap((source) => findLinks(source).map(({ url }) => url.split(/[?#]/)[0])),
  );
  return linkedPages.filter((id) => targets.has(pagePath(id, paths)));
}

/** @param page if it can be read: what is missing or has problems is reported already */
const listLeads = (id: string, page?: Page) =>
  Object.entries(getPageModel(id)?.leadsTo ?? {})
    .filter(([field]) => !page || field in page.data)
    .map(([, target]) => target);

/** Finds pages to which no other page leads. */
function findUnlinked(entries: Source[], sources: Source[], paths: Paths): Page[] {
  const pages = pick(entries, 'pages');
  const reached = new Set<string>([
    'home',
    ...listHomeLinks(sources),
    ...listMenuLinks(sources),
    ...listEntryLinks(entries, sources),
    ...listTextLinks(sources, paths),
  ]);
  for (const id of reached) {
    const page = pages.find((other) => other.id === id);
    for (const target of listLeads(id, page)) reached.add(target);
  }
  return pages.filter(({ id }) => getPageModel(id)?.path && !reached.has(id));
}

/**
 * Finds blocks of a page that are left out, because the page to which they lead is missing. In a
 * further language it may not be translated yet, which a warning says.
 */
const checkLeads = (page: Page, files: string[]): Problem[] => {
  const model = getPageModel(page.id);
  if (!model || page.code !== '') return [];
  return listOptionalLeads(model)
    .filter(({ field }) => field in page.data)
    .filter((lead) => !files.includes(contentFile('pages', lead.page)))
    .map(({ field, page: target }) =>
      fieldProblem(
        page,
        [field],
        `no page shows it, because the site has no page ${quote(target)}`,
        `Delete the field, or write ${contentFile('pages', target)}.`,
      ),
    );
};

/** Finds pages that would be empty. */
function checkEmpty({ id, file, code }: Page, sources: Source[]): Problem[] {
  const [kind] = kindNames.filter((name) => name === getPageModel(id)?.needs);
  if (!kind || hasEntries(sources, kind)) return [];
  const folder = folderOf(contentFile(kind, 'name', getKind(kind).inAllLanguages ? '' : code));
  return [
    {
      file,
      message: `the page would be empty, because there is no file in ${folder}/`,
      fix: 'Write one, or delete the page.',
    },
  ];
}

/**
 * Finds pages that no visitor would find, and pages and parts of pages that would show nothing.
 * @param entries of one language, which their schema accepted
 * @param sources all files of the language that can be read
 * @param files all paths of the content folder
 */
export function checkPages(
  entries: Source[],
  sources: Source[],
  { paths, files }: { paths: Paths; files: string[] },
): Problem[] {
  const pages = pick(entries, 'pages');
  // Problems of these are reported; without them nearly every page would be, too.
  const isReadable = pick(entries, 'menus').length > 0 && pages.some(({ id }) => id === 'home');
  const unlinked = isReadable ? findUnlinked(entries, sources, paths) : [];
  return [
    ...unlinked.map(({ file, code }) => ({
      file,
      message: 'no menu and no text leads to the page, so that no visitor finds it',
      fix: `Add it to a menu in ${contentFile('menus', 'menus', code)}, or link to it in a text.`,
    })),
    ...pages.flatMap((page) => [...checkLeads(page, files), ...checkEmpty(page, sources)]),
  ];
}

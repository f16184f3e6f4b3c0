import type { Paths } from '../content/addresses.ts';
import { findListPage } from '../content/kind.ts';
import type { HomeSection } from '../content/kinds/home-page.ts';
import { listOptionalLeads } from '../content/page-model.ts';
import {
  getKind,
  getPageModel,
  homeSections,
  isPageId,
  type KindName,
  kindNames,
  linkedPages,
  pagePath,
} from '../registry.ts';
import { contentFile, folderOf, type Source } from '../site/source.ts';
import { type Edition, type Entry, fieldProblem, isDraft, listTexts, pick } from './entries.ts';
import { findLinks } from './markdown.ts';
import { type Problem, quote } from './problem.ts';
import { listFieldValues } from './references.ts';

type Page = Entry<'pages'>;

const hasEntries = (sources: Source[], kind: string) =>
  sources.some((source) => source.kind === kind && !isDraft(source));

const pageOf = (kind: string) =>
  kindNames.filter((name) => name === kind).flatMap((name) => findListPage(getKind(name)) ?? []);

/** The pages to which the home page links in the sections that it shows. */
function listHomeLinks(sources: Source[]): string[] {
  const home = pick(sources, 'pages').find(({ id }) => id === 'home');
  const { order = [], ...texts } = Object(home?.data) as { order?: string[] };
  return Object.entries<HomeSection>(homeSections).flatMap(([name, { shows }]) =>
    shows && name in texts && order.includes(name) && hasEntries(sources, shows.kind)
      ? shows.leadsTo
      : [],
  );
}

/** The pages to which a menu leads, alone or by the entries that it lists. */
const listMenuLinks = (sources: Source[]): string[] =>
  pick(sources, 'menus')
    .flatMap(({ data }) => listTexts(data))
    .flatMap(({ text, path }) => {
      if (path.at(-1) === 'page') return [text];
      return path.at(-1) === 'list' && hasEntries(sources, text) ? pageOf(text) : [];
    });

/** Kinds whose entries have pages that the home page and the menus lead to. */
const linkingKinds = ['services', 'regions'] as const;

/** Kinds whose entries these pages list, because the entries name a service or a region. */
const namingKinds = ['articles', 'caseStudies'];

/** The pages to which these lead: those of the entries that they name, or that name them. */
function listEntryLinks(entries: Source[], sources: Source[]): string[] {
  const named = linkingKinds
    .flatMap((kind) => pick<KindName>(entries, kind))
    .flatMap((entry) => listFieldValues(entry).flatMap(({ field }) => field.reference?.kind ?? []));
  const naming = namingKinds.filter((kind) => hasEntries(sources, kind));
  return [...new Set([...named, ...naming])].flatMap(pageOf);
}

/** The pages to which a link in a text leads. */
function listTextLinks(sources: Source[], paths: Paths): string[] {
  const targets = new Set(
    sources.flatMap((source) => findLinks(source).map(({ url }) => url.split(/[?#]/)[0])),
  );
  return linkedPages.filter((id) => targets.has(pagePath(id, paths)));
}

/** Finds pages to which no other page leads. */
function findUnlinked({ entries, sources, paths }: Edition): Page[] {
  const pages = pick(entries, 'pages');
  // Problems of these are reported; without them nearly every page would be, too.
  if (!pick(entries, 'menus').length || !pages.some(({ id }) => id === 'home')) return [];
  const reached = new Set<string>([
    'home',
    ...listHomeLinks(sources),
    ...listMenuLinks(sources),
    ...listEntryLinks(entries, sources),
    ...listTextLinks(sources, paths),
  ]);
  for (const id of reached) {
    const page = pages.find((other) => other.id === id);
    for (const [field, target] of Object.entries(getPageModel(id)?.leadsTo ?? {}))
      if (!page || field in page.data) reached.add(target);
  }
  return pages.filter(({ id }) => getPageModel(id)?.path && !reached.has(id));
}

/**
 * Finds blocks of a page that are left out, because the page to which they lead is missing. In a
 * further language it may not be translated yet, which a warning says.
 */
const checkLeads = (page: Page, files: string[]): Problem[] => {
  const model = getPageModel(page.id);
  return (model && page.code === '' ? listOptionalLeads(model) : [])
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
  const message = `the page would be empty, because there is no file in ${folder}/`;
  return [{ file, message, fix: 'Write one, or delete the page.' }];
}

/** Finds entries that no visitor would see, because the page that lists them is missing. */
const checkCarriers = (sources: Source[], files: string[], code: string): Problem[] =>
  kindNames.flatMap((name) => {
    const carrier = findListPage(getKind(name));
    const file = carrier && contentFile('pages', carrier, code);
    const [entry, ...others] = sources.filter((source) => source.kind === name && !isDraft(source));
    if (!file || !entry || files.includes(file)) return [];
    const rest = others.length > 0 ? ` and ${others.length} more` : '';
    const message = `the page is missing, so that no visitor sees ${entry.file}${rest}`;
    return [{ file, message, fix: 'Write the page, or delete what it lists.' }];
  });

/** Finds menu links to pages that the firm does not have. */
const checkMenus = (sources: Source[], files: string[]): Problem[] =>
  pick(sources, 'menus').flatMap((menus) =>
    listTexts(menus.data)
      // A name that no page has is reported with the fields of the file.
      .filter(({ text, path }) => path.at(-1) === 'page' && isPageId(text))
      .map(({ text, path }) => ({ text, path, file: contentFile('pages', text, menus.code) }))
      .filter(({ file }) => !files.includes(file))
      .map(({ text, path, file }) =>
        fieldProblem(
          menus,
          path,
          `the site has no page ${quote(text)}`,
          `Delete the link from the menu, or write ${file}.`,
        ),
      ),
  );

/**
 * Finds pages that no visitor would find, pages and parts of pages that would show nothing, and links
 * and entries without their page.
 */
export function checkPages(edition: Edition): Problem[] {
  const { entries, sources, code, site } = edition;
  const files = site.paths;
  return [
    ...findUnlinked(edition).map(({ file }) => ({
      file,
      message: 'no menu and no text leads to the page, so that no visitor finds it',
      fix: `Add it to a menu in ${contentFile('menus', 'menus', code)}, or link to it in a text.`,
    })),
    ...pick(entries, 'pages').flatMap((page) => [
      ...checkLeads(page, files),
      ...checkEmpty(page, sources),
    ]),
    ...checkCarriers(sources, files, code),
    ...checkMenus(sources, files),
  ];
}

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
import type { LoadedFile } from '../site/loaded-file.ts';
import type { Site } from '../site/site.ts';
import { contentFile, folderOf, type Source } from '../site/source.ts';
import { fieldProblem, isDraft, listTexts } from './entries.ts';
import { findLinks } from './markdown.ts';
import { type Problem, quote } from './problem.ts';
import { listFieldValues } from './references.ts';

const hasEntries = (sources: Source[], kind: string) =>
  sources.some((source) => source.kind === kind && !isDraft(source));

const listMenus = (files: LoadedFile[]) => files.filter(({ kind }) => kind === 'menus');

/** @returns the pages that list the entries of kinds */
const listPagesOf = (kinds: readonly string[]) =>
  kindNames
    .filter((name) => kinds.includes(name))
    .flatMap((name) => findListPage(getKind(name)) ?? []);

/** Kinds whose entries have pages that the home page and the menus lead to. */
const linkingKinds = ['services', 'regions'] as const;

/** Kinds whose entries these pages list, because the entries name a service or a region. */
const namingKinds = ['articles', 'caseStudies'];

/** The pages to which the home page, the menus, the pages of entries and links in texts lead. */
function listReached({ files, filesOf, paths }: Site): string[] {
  const has = (kind: string) => hasEntries(files, kind);
  const home = files.find(({ kind, id }) => kind === 'pages' && id === 'home');
  const { order = [], ...texts } = Object(home?.data) as { order?: string[] };
  const ofHome = Object.entries<HomeSection>(homeSections).flatMap(([name, { shows }]) =>
    shows && name in texts && order.includes(name) && has(shows.kind) ? shows.leadsTo : [],
  );
  const menus = listMenus(files).flatMap(({ data }) => listTexts(data));
  const inMenus = (field: string) =>
    menus.filter(({ path }) => path.at(-1) === field).map(({ text }) => text);
  const named = linkingKinds
    .flatMap((kind) => filesOf<KindName>(kind))
    .flatMap((entry) => listFieldValues(entry).flatMap(({ field }) => field.reference?.kind ?? []));
  const targets = files.flatMap((source) =>
    findLinks(source).map(({ url }) => url.split(/[?#]/)[0]),
  );
  return [
    'home',
    ...ofHome,
    ...inMenus('page'),
    ...listPagesOf([...inMenus('list').filter(has), ...named, ...namingKinds.filter(has)]),
    ...linkedPages.filter((id) => targets.includes(pagePath(id, paths))),
  ];
}

/** Finds pages to which no other page leads. */
export function checkUnlinked(site: Site): Problem[] {
  const pages = site.filesOf('pages');
  // Problems of these are reported; without them nearly every page would be, too.
  if (!site.filesOf('menus').length || !pages.some(({ id }) => id === 'home')) return [];
  const reached = new Set(listReached(site));
  for (const id of reached) {
    const page = pages.find((other) => other.id === id);
    for (const [field, target] of Object.entries(getPageModel(id)?.leadsTo ?? {}))
      if (!page || field in page.data) reached.add(target);
  }
  const message = 'no menu and no text leads to the page, so that no visitor finds it';
  const fix = `Add it to a menu in ${contentFile('menus', 'menus', site.code)}, or link to it in a text.`;
  return pages
    .filter(({ id }) => getPageModel(id)?.path && !reached.has(id))
    .map(({ file }) => ({ file, message, fix }));
}

/**
 * Finds blocks of a page that are left out, because the page to which they lead is missing. In a
 * further language it may not be translated yet, which a warning says.
 */
export const checkLeads = ({ filesOf, code, content }: Site): Problem[] =>
  (code === '' ? filesOf('pages') : []).flatMap((page) => {
    const model = getPageModel(page.id);
    return (model ? listOptionalLeads(model) : [])
      .map(({ field, page: target }) => ({ field, target, file: contentFile('pages', target) }))
      .filter(({ field, file }) => field in page.data && !content.paths.includes(file))
      .map(({ field, target, file }) =>
        fieldProblem(
          page,
          [field],
          `no page shows it, because the site has no page ${quote(target)}`,
          `Delete the field, or write ${file}.`,
        ),
      );
  });

/** Finds pages that would be empty. */
export const checkEmpty = ({ files, filesOf, code }: Site): Problem[] =>
  filesOf('pages').flatMap(({ id, file }) => {
    const kind = kindNames.find((name) => name === getPageModel(id)?.needs);
    if (!kind || hasEntries(files, kind)) return [];
    const folder = folderOf(contentFile(kind, 'name', getKind(kind).inAllLanguages ? '' : code));
    const message = `the page would be empty, because there is no file in ${folder}/`;
    return { file, message, fix: 'Write one, or delete the page.' };
  });

/** Finds entries that no visitor would see, because the page that lists them is missing. */
export const checkCarriers = ({ files, code, content }: Site): Problem[] =>
  kindNames.flatMap((name) => {
    const carrier = findListPage(getKind(name));
    const file = carrier && contentFile('pages', carrier, code);
    const [entry, ...others] = files.filter((source) => source.kind === name && !isDraft(source));
    if (!file || !entry || content.paths.includes(file)) return [];
    const rest = others.length > 0 ? ` and ${others.length} more` : '';
    const message = `the page is missing, so that no visitor sees ${entry.file}${rest}`;
    return [{ file, message, fix: 'Write the page, or delete what it lists.' }];
  });

/** Finds menu links to pages that the firm does not have. */
export const checkMenus = ({ files, content }: Site): Problem[] =>
  listMenus(files).flatMap((menus) =>
    listTexts(menus.data)
      // A name that no page has is reported with the fields of the file.
      .filter(({ text, path }) => path.at(-1) === 'page' && isPageId(text))
      .map(({ text, path }) => ({ text, path, file: contentFile('pages', text, menus.code) }))
      .filter(({ file }) => !content.paths.includes(file))
      .map(({ text, path, file }) =>
        fieldProblem(
          menus,
          path,
          `the site has no page ${quote(text)}`,
          `Delete the link from the menu, or write ${file}.`,
        ),
      ),
  );

import { findListPage } from '../content/kind.ts';
import { listOptionalLeads } from '../content/page-model.ts';
import { type Problem, quote } from '../content/problem.ts';
import { isDraft } from '../content/publication.ts';
import { getKind, getPageModel, isPageId, kindNames } from '../registry.ts';
import type { Site } from '../site/site.ts';
import { contentFile, kindFolder, type Source } from '../site/source.ts';
import { fieldProblem, listTexts } from './file-problems.ts';

const hasEntries = (sources: Source[], kind: string) =>
  sources.some((source) => source.kind === kind && !isDraft(source));

/**
 * Finds blocks of a page that are left out, because the page to which they lead is missing. In a
 * further language it may not be translated yet, which a warning says.
 */
export const checkLeads = ({ filesOf, subfolder, content }: Site): Problem[] =>
  (subfolder === '' ? filesOf('pages') : []).flatMap((page) => {
    const model = getPageModel(page.id);
    return (model ? listOptionalLeads(model) : []).flatMap(({ field, page: target }) => {
      const file = contentFile('pages', target);
      if (!(field in page.data) || content.filePaths.includes(file)) return [];
      const message = `no page shows it, because the site has no page ${quote(target)}`;
      return fieldProblem(page, [field], message, `Delete the field, or write ${file}.`);
    });
  });

/** Finds pages that would be empty. */
export const checkEmpty = ({ files, filesOf, subfolder }: Site): Problem[] =>
  filesOf('pages').flatMap(({ id, file }) => {
    const kind = kindNames.find((name) => name === getPageModel(id)?.needs);
    if (!kind || hasEntries(files, kind)) return [];
    const message = `the page would be empty, because there is no file in ${kindFolder(kind, subfolder)}/`;
    return { file, message, fix: 'Write one, or delete the page.' };
  });

/** Finds entries that no visitor would see, because the page that lists them is missing. */
export const checkCarriers = ({ files, subfolder, content }: Site): Problem[] =>
  kindNames.flatMap((name) => {
    const carrier = findListPage(getKind(name));
    const file = carrier && contentFile('pages', carrier, subfolder);
    const [entry, ...others] = files.filter((source) => source.kind === name && !isDraft(source));
    if (!file || !entry || content.filePaths.includes(file)) return [];
    const rest = others.length > 0 ? ` and ${others.length} more` : '';
    const message = `the page is missing, so that no visitor sees ${entry.file}${rest}`;
    return [{ file, message, fix: 'Write the page, or delete what it lists.' }];
  });

/** Finds menu links to pages that the firm does not have. */
export const checkMenus = ({ files, content }: Site): Problem[] =>
  files
    .filter(({ kind }) => kind === 'menus')
    .flatMap((menus) =>
      listTexts(menus.data).flatMap(({ text, path }) => {
        const file = contentFile('pages', text, menus.subfolder);
        // A name that no page has is reported with the fields of the file.
        const isPage = path.at(-1) === 'page' && isPageId(text);
        if (!isPage || content.filePaths.includes(file)) return [];
        const message = `the site has no page ${quote(text)}`;
        return fieldProblem(
          menus,
          path,
          message,
          `Delete the link from the menu, or write ${file}.`,
        );
      }),
    );

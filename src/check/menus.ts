import { isPageId } from '../registry.ts';
import type { Source } from '../site/source.ts';
import { contentFile } from '../site/source.ts';
import { fieldProblem, listTexts, pick } from './entries.ts';
import { type Problem, quote } from './problem.ts';

/**
 * Finds menu links to pages that the firm does not have.
 * @param files all paths of the content folder, because a page that cannot be read still exists
 */
export function checkMenus(entries: Source[], files: string[]): Problem[] {
  return pick(entries, 'menus').flatMap((menus) =>
    listTexts(menus.data)
      // A name that no page has is reported with the fields of the file.
      .filter(({ text, path }) => path.at(-1) === 'page' && isPageId(text))
      .filter(({ text }) => !files.includes(contentFile('pages', text, menus.code)))
      .map(({ path, text }) =>
        fieldProblem(
          menus,
          path,
          `the site has no page ${quote(text)}`,
          `Delete the link from the menu, or write ${contentFile('pages', text, menus.code)}.`,
        ),
      ),
  );
}

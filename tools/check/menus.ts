import { fieldProblem, listTexts, pick } from './entries.ts';
import { contentFile } from './locate.ts';
import { type Problem, quote } from './problem.ts';
import type { Source } from './source.ts';

/** Menus that lead to a page which the firm has not written. */
export function checkMenus(entries: Source[]): Problem[] {
  const pages = new Set(pick(entries, 'pages').map(({ id }) => id));
  return pick(entries, 'menus').flatMap((menus) =>
    listTexts(menus.data)
      .filter(({ path, text }) => path.at(-1) === 'page' && !pages.has(text))
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

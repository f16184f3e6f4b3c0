import { existsSync, readdirSync } from 'node:fs';

/**
 * A page for unknown paths: all those of a language, such as `/de/…`, but of the articles only those
 * that could be one, such as `/blog/99`.
 */
export interface NotFoundPage {
  folder: string;
  /** Which paths it is for, with their queries, as a regular expression. */
  pattern: string;
  /** Path of the page itself, which hosts hide. */
  path: string;
  file: string;
  /** Whether the folder itself is a page, such as the home page of a language. */
  isFolderPage: boolean;
}

/** The page for unknown paths without a more specific one. */
export const rootNotFoundFile = '/404.html';

/**
 * The page of a language is `404`. That of the articles is `not-found`, because `404` beside it is the
 * page of article 404.
 * @param dist folder of the built site
 * @returns the not-found pages, deepest first, without the one at the root
 */
export const listNotFoundPages = (dist: string): NotFoundPage[] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .sort()
    .filter((file) => /.\/(404|not-found)\.html$/.test(file))
    .map((file) => {
      const path = `/${file.slice(0, -'.html'.length)}`;
      const folder = path.slice(0, path.lastIndexOf('/'));
      const isFolderPage = existsSync(`${dist}${folder}.html`);
      const pattern = `^${folder}${isFolderPage ? '([/?]|$)' : '(/[^/?]*)?/?([?]|$)'}`;
      return { folder, pattern, path, file: `/${file}`, isFolderPage };
    })
    .filter(({ path, isFolderPage }) => isFolderPage || path.endsWith('/not-found'))
    .sort((a, b) => b.folder.length - a.folder.length);

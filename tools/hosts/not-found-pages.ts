import { existsSync, readdirSync } from 'node:fs';

/** A 404 page for unknown paths below its folder, such as `/blog` or `/de`. */
export interface NotFoundPage {
  folder: string;
  file: string;
  /** Whether the folder itself is a page, such as the home page of a language. */
  isFolderPage: boolean;
}

/** The 404 page for paths without a more specific one. */
export const rootNotFoundFile = '/404.html';

/**
 * @param dist folder of the built site
 * @returns the 404 pages, deepest first, without the one at the root
 */
export const listNotFoundPages = (dist: string): NotFoundPage[] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(rootNotFoundFile))
    .map((name) => `/${name.slice(0, -rootNotFoundFile.length)}`)
    .sort((a, b) => b.split('/').length - a.split('/').length || a.localeCompare(b, 'en'))
    .map((folder) => ({
      folder,
      file: `${folder}${rootNotFoundFile}`,
      isFolderPage: existsSync(`${dist}${folder}.html`),
    }));

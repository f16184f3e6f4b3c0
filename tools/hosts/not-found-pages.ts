import { existsSync, readdirSync } from 'node:fs';

/** A page that answers unknown paths below its folder, such as `/blog` or `/de`. */
export interface NotFoundPage {
  folder: string;
  file: string;
  /** Whether the folder itself is a page, as the home page of a language is. */
  isFolderPage: boolean;
}

/** Answers every path for which there is no nearer page. */
export const rootNotFoundFile = '/404.html';

/**
 * @param dist folder of the built site
 * @returns the pages for unknown paths, the deepest first, without that of the root
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

import { copyFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';

/** The page for unknown paths without a more specific one. */
export const rootNotFoundFile = '/404.html';

const isCopy = (copy: string, file: string) =>
  existsSync(copy) && readFileSync(copy).equals(readFileSync(file));

/**
 * Finds the pages for unknown paths: for all those of a language, such as `/de/…`, but of the articles only
 * for those that could be one, such as `/blog/99`. The page of a language is `404`. That of the articles is
 * `not-found`, because `404` beside it may be the page of article 404.
 * @param dist folder of the built site
 * @returns the not-found pages, deepest first, without the one at the root
 */
export const listNotFoundPages = (dist: string) =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .sort()
    .filter((file) => /.\/(404|not-found)\.html$/.test(file))
    .map((file) => {
      const path = `/${file.slice(0, -'.html'.length)}`;
      const folder = path.slice(0, path.lastIndexOf('/'));
      const isFolderPage = existsSync(`${dist}${folder}.html`);
      const pattern = `^${folder}${isFolderPage ? '([/?]|$)' : '(/[^/?]*)?/?([?]|$)'}`;
      const copy = `${folder}/404`;
      const hasCopy = path !== copy && isCopy(`${dist}${copy}.html`, `${dist}/${file}`);
      const paths = hasCopy ? [path, copy] : [path];
      return {
        folder,
        /** Which paths it is for, with their queries, as a regular expression. */
        pattern,
        /** Paths of the page itself, which hosts hide: the first, and its copy if it has one. */
        paths,
        file: `/${file}`,
        /** Whether the folder itself is a page, such as the home page of a language. */
        isFolderPage,
      };
    })
    .filter(({ file, isFolderPage }) => isFolderPage || file.endsWith('/not-found.html'))
    .sort((a, b) => b.folder.length - a.folder.length);

/** Cloudflare Pages shows the nearest `404.html`: that of the articles, if no article has this number. */
export function copyNotFoundPages(dist: string) {
  for (const { folder, file } of listNotFoundPages(dist))
    if (!existsSync(`${dist}${folder}/404.html`))
      for (const ending of ['', '.br', '.gz'])
        copyFileSync(`${dist}${file}${ending}`, `${dist}${folder}/404.html${ending}`);
}

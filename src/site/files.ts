import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { contentFolder } from '../content/folder.ts';
import type { TextFile } from './source.ts';

/**
 * @returns whether a file is read as text, as drawings of the brand and the table of redirects are; others
 * are pictures and fonts
 */
export const isText = (path: string) =>
  /\.(md|markdown|mdx|ya?ml|json|txt)$|\/redirects\.csv$|\/brand\/[\w-]+\.svg$/i.test(path);

function listFilePaths(root: string, isWanted: (entry: Dirent) => boolean): string[] {
  const folder = join(root, contentFolder());
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(isWanted)
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep))
    .filter((steps) => !steps.some((step) => step.startsWith('.')))
    .map((steps) => [contentFolder(), ...steps].join('/'))
    .sort();
}

/** Lists the content folder of a project, without hidden files and folders of other programs, such as .git. */
export const listFiles = (root: string) => listFilePaths(root, (entry) => entry.isFile());

/** Lists symbolic links, which the site would leave out. */
export const listSymbolicLinks = (root: string) =>
  listFilePaths(root, (entry) => entry.isSymbolicLink());

export const readTexts = (paths: readonly string[], root: string): TextFile[] =>
  paths.filter(isText).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import sharp from 'sharp';
import { contentFolder } from '../content/folder.ts';
import type { ContentFolder } from './check-content.ts';
import { mostMegabytes, type PictureSize } from './pictures.ts';

const isText = (path: string) => /\.(md|markdown|mdx|ya?ml|json|txt)$/i.test(path);

/**
 * Opens the file itself, because sharp remembers a picture by its path, even if it was replaced.
 * @returns false for a picture that cannot be decoded to its end, as the build does
 */
const readSize = (path: string): Promise<PictureSize | false> =>
  readFile(path)
    .then(async (bytes) => {
      const megabytes = Math.round(bytes.length / 1e6);
      if (megabytes > mostMegabytes) return { width: 0, height: 0, megabytes };
      const { width, height } = await sharp(bytes).metadata();
      await sharp(bytes).resize(8).raw().toBuffer();
      return { width, height };
    })
    .catch(() => false);

/** Lists the content folder. Hidden files and folders are ignored. */
function listFiles(root: string) {
  const folder = contentFolder();
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .map((entry) => ({
      entry,
      below: relative(join(root, folder), join(entry.parentPath, entry.name)),
    }))
    // Folders of other programs, too, such as .git and .obsidian.
    .filter(({ below }) => !below.split(sep).some((step) => step.startsWith('.')))
    .map(({ entry, below }) => ({ entry, path: `${folder}/${below.split(sep).join('/')}` }));
  const list = (is: (entry: Dirent) => boolean) =>
    entries
      .filter(({ entry }) => is(entry))
      .map(({ path }) => path)
      .sort();
  return {
    paths: list((entry) => entry.isFile()),
    symlinks: list((entry) => entry.isSymbolicLink()),
  };
}

/** @returns the text files of the content folder of a project */
export const readTexts = (root = '.', { paths } = listFiles(root)) =>
  paths.filter(isText).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** @returns the content folder of a project for the content check */
export async function readContent(root = '.'): Promise<ContentFolder> {
  const listed = listFiles(root);
  const pictures = listed.paths.filter((path) => !isText(path));
  return {
    symlinks: listed.symlinks,
    files: readTexts(root, listed),
    pictures: new Map(
      await Promise.all(
        pictures.map(async (path) => [path, await readSize(join(root, path))] as const),
      ),
    ),
  };
}

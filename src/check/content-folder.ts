import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { compareProblems } from '../content/problem.ts';
import { isText, listSymbolicLinks } from '../site/files.ts';
import { keepSite, type LoadOptions, loadFolder } from '../site/load-site.ts';
import { checkContent } from './check-content.ts';
import { mostMegabytes, type PictureSize, type PictureSizes } from './pictures.ts';

/** How the names of pictures end that the build takes, by which Astro knows them. */
const endings = /\.(?:avif|gif|jpe?g|png|tiff|webp)$/i;

/**
 * Opens the file itself, because sharp remembers a picture by its path, even if it was replaced.
 * @returns false for a file that is no picture by its name, or cannot be decoded to its end, as the build does
 */
const readSize = async (path: string): Promise<PictureSize | false> =>
  endings.test(path) &&
  readFile(path)
    .then(async (bytes) => {
      const megabytes = Math.round(bytes.length / 1e6);
      if (megabytes > mostMegabytes) return { width: 0, height: 0, megabytes };
      const { width, height } = await sharp(bytes).metadata();
      await sharp(bytes).resize(8).raw().toBuffer();
      return { width, height };
    })
    .catch(() => false);

/** @returns the sizes of the files that are not texts */
export async function readPictures(paths: readonly string[], root = '.'): Promise<PictureSizes> {
  const sizes = paths
    .filter((path) => !isText(path))
    .map(async (path) => [path, await readSize(join(root, path))] as const);
  return new Map(await Promise.all(sizes));
}

/**
 * Loads the content folder of a project as it is now, and checks it. If it has no problems, everyone
 * who asks for the site gets this content from now on.
 */
export async function checkFolder(root = '.', options?: LoadOptions) {
  const content = loadFolder(root, options);
  const links = listSymbolicLinks(root).map((file) => ({
    file,
    message: 'is a symbolic link, which the site does not follow',
    fix: 'Put the file itself in its place.',
  }));
  const problems = [
    ...links,
    ...checkContent(content, await readPictures(content.filePaths, root)),
  ].sort(compareProblems);
  if (problems.length === 0) keepSite(content, root);
  return { content, problems };
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { isText, listFiles, readTexts } from '../site/read-content.ts';
import { mostMegabytes, type PictureSize } from './pictures.ts';
import { type CheckedFile, readSource } from './read-source.ts';

/** The files of `content/`. */
export interface ContentFolder {
  /** The text files. */
  files: CheckedFile[];
  /** Sizes of all other files by path; false if a file cannot be read as a picture. */
  pictures: Map<string, PictureSize | false>;
}

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

/** @returns the content folder of a project for the content check */
export async function readContent(root = '.'): Promise<ContentFolder> {
  const paths = listFiles(root);
  const sizes = paths
    .filter((path) => !isText(path))
    .map(async (path) => [path, await readSize(join(root, path))] as const);
  return {
    files: readTexts(paths, root).map(readSource),
    pictures: new Map(await Promise.all(sizes)),
  };
}

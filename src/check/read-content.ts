import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import sharp from 'sharp';
import { contentFolder } from '../content/folder.ts';
import type { ContentFolder } from './check-content.ts';
import type { PictureSize } from './pictures.ts';

const isText = (path: string) => /\.(md|markdown|mdx|ya?ml|json|txt)$/i.test(path);

/** Opens the file itself, because sharp remembers a picture by its path, even if it was replaced. */
const readSize = (path: string): Promise<PictureSize | false> =>
  readFile(path)
    .then((bytes) => sharp(bytes).metadata())
    .then(({ width, height }) => ({ width, height }))
    .catch(() => false);

/**
 * Reads the content folder for the content check. Hidden files are ignored.
 * @param root folder of the project
 */
export async function readContent(root = '.'): Promise<ContentFolder> {
  const folder = contentFolder();
  const paths = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .map((path) => path.split(sep).join('/'))
    .sort();
  const pictures = paths.filter((path) => !isText(path));
  return {
    files: paths
      .filter(isText)
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
    pictures: new Map(
      await Promise.all(
        pictures.map(async (path) => [path, await readSize(join(root, path))] as const),
      ),
    ),
  };
}

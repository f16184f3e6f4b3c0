import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import sharp from 'sharp';
import type { ContentFolder } from './check-content.ts';

const isText = (path: string) => /\.(md|markdown|mdx|ya?ml|json|txt)$/i.test(path);

const isPicture = (path: string) =>
  sharp(path)
    .metadata()
    .then(() => true)
    .catch(() => false);

/**
 * Reads `content/` for the content check. Hidden files are left out.
 * @param root folder of the project
 */
export async function readContent(root = '.'): Promise<ContentFolder> {
  const paths = readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => path.slice(join(root, 'content').length - 'content'.length))
    .map((path) => path.split(sep).join('/'))
    .sort();
  const pictures = paths.filter((path) => !isText(path));
  return {
    files: paths
      .filter(isText)
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
    pictures: new Map(
      await Promise.all(
        pictures.map(async (path) => [path, await isPicture(join(root, path))] as const),
      ),
    ),
  };
}

import { getEntry } from 'astro:content';
import type { ImageMetadata } from 'astro';

/**
 * @param path from the root of the project
 * @returns a copy of the metadata of a picture: Astro publishes the original if a field of its own is read
 */
export async function getPicture(path: string): Promise<ImageMetadata> {
  const entry = await getEntry('pictures', path);
  if (!entry) throw new Error(`There is no picture ${path}`);
  const { clone, fsPath } = entry.data.image as ImageMetadata & {
    clone?: ImageMetadata;
    fsPath?: string;
  };
  return clone ? ({ ...clone, fsPath } as ImageMetadata) : entry.data.image;
}

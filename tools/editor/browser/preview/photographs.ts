import type { ImageMetadata } from 'astro';
import type { Photograph } from '../../../../src/ui/photograph/prepare-photograph.ts';

/**
 * `prepare-photograph.ts` for the preview in the browser: photographs in their own colours, which the
 * page crops. Those that the editor has not loaded are grey.
 */

const grey = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`;

const addresses = new Map<string, string>();

/** @param pictures addresses of loaded pictures, by their paths */
export function putPictures(pictures: Record<string, string>) {
  for (const [path, address] of Object.entries(pictures)) addresses.set(path, address);
}

interface Pictured {
  image?: ImageMetadata | undefined;
}

export async function preparePhotograph({ image }: Pictured): Promise<Photograph | undefined> {
  if (!image) return undefined;
  const { src, width, height } = image;
  const address = addresses.get(src) ?? (src.startsWith('blob:') ? src : grey);
  const files = { sources: [], src: address, width, height };
  return { ...files, dark: files };
}

export const preparePhotographs = <Entry extends Pictured>(entries: Entry[]) =>
  Promise.all(
    entries.map(async (entry) => ({ entry, photograph: await preparePhotograph(entry) })),
  );

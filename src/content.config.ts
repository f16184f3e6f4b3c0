import { basename, dirname, join } from 'node:path/posix';
import { defineCollection } from 'astro/content/config';
import type { LoaderContext } from 'astro/loaders';
import { z } from 'zod';
import { listPictures } from './site/list-pictures.ts';
import { loadSite } from './site/load-site.ts';

/** Hands the pictures that files of the content name to Astro, by their paths. */
async function load({ store, parseData }: LoaderContext) {
  const pictures = listPictures(loadSite()).map(async (id) => {
    const filePath = join(dirname(id), 'picture');
    const data = await parseData({ id, data: { image: `./${basename(id)}` }, filePath });
    return { id, data, filePath };
  });
  // All at once, so that a file that is being changed leaves everything as it was.
  const loaded = await Promise.all(pictures);
  store.clear();
  for (const entry of loaded) store.set(entry);
}

export const collections = {
  pictures: defineCollection({
    loader: { name: 'pictures', load },
    schema: ({ image }) => z.object({ image: image() }),
  }),
};

import { showNotice } from './notice.ts';
import { translate } from './words.ts';

/** Says so when Sveltia CMS makes a chosen picture smaller. */

/** @returns the size of a picture; undefined for another file */
const readSize = (file: File) =>
  createImageBitmap(file).then(
    ({ width, height }) => ({ width, height }),
    () => undefined,
  );

/** @param limit of each side, in pixels */
export function watchPictures(limit: number) {
  const look = async (files: FileList | null | undefined) => {
    for (const file of files ?? []) {
      const { width = 0, height = 0 } = (await readSize(file)) ?? {};
      if (Math.max(width, height) <= limit) continue;
      const text = translate(
        '{name} has {size} pixels. It is saved with {limit} on its longer side, which is enough for every size of the site.',
        { name: file.name, size: `${width} × ${height}`, limit: String(limit) },
      );
      showNotice(text, 'live');
    }
  };
  addEventListener('change', ({ target }) => look((target as HTMLInputElement).files), true);
  addEventListener('drop', ({ dataTransfer }) => look(dataTransfer?.files), true);
}

import { showNotice } from './notice.ts';
import { translate } from './words.ts';

/** The pictures that a person chooses: Sveltia CMS makes large ones smaller before it saves them. */

interface Size {
  width: number;
  height: number;
}

/** Sizes of the chosen pictures as they are saved, by the names of their files. */
const sizes = new Map<string, Size>();

export const listChosenPictures = () => [...sizes];

async function look(file: File, limit: number) {
  // Not every file is a picture.
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return;
  const { width, height } = picture;
  const scale = Math.min(1, limit / Math.max(width, height));
  sizes.set(file.name, { width: Math.round(width * scale), height: Math.round(height * scale) });
  if (scale === 1) return;
  const text = translate(
    '{name} has {size} pixels. It is saved with {limit} on its longer side, which is enough for every size of the site.',
    { name: file.name, size: `${width} × ${height}`, limit: String(limit) },
  );
  showNotice(text, 'live');
}

/** @param limit of each side, in pixels */
export function watchPictures(limit: number) {
  const lookAt = (files: FileList | null | undefined) => {
    for (const file of files ?? []) void look(file, limit);
  };
  addEventListener('change', ({ target }) => lookAt((target as HTMLInputElement).files), true);
  addEventListener('drop', ({ dataTransfer }) => lookAt(dataTransfer?.files), true);
}

let isSaveWaiting = false;

/**
 * Sveltia CMS leaves the field of a picture empty until it has made the chosen one smaller. *Save*
 * would save it empty: it waits for the picture.
 */
export function saveAfterPictures() {
  const isProcessing = () => document.querySelector('[data-key-path] .processing') !== null;
  const wait = (event: MouseEvent) => {
    const save = (event.target as Element).closest<HTMLElement>('[aria-keyshortcuts$="+S"]');
    if (!save || !isProcessing()) return;
    event.stopImmediatePropagation();
    if (isSaveWaiting) return;
    isSaveWaiting = true;
    const observer = new MutationObserver(() => {
      if (isProcessing()) return;
      observer.disconnect();
      isSaveWaiting = false;
      save.click();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  };
  addEventListener('click', wait, true);
}

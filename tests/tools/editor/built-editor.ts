import { cpSync } from 'node:fs';
import type { Repository } from '../../../src/content/kinds/repository.ts';
import { writeSettings } from '../../../tools/editor/build-editor.ts';

/** The editor, built once for all its tests. */
export const builtEditor = '.cache/editor-of-the-tests/built';

/**
 * Copies the built editor and gives it other settings.
 * @param repository undefined for the editor of a machine
 * @returns the folder of the copy
 */
export async function copyEditor(name: string, repository?: Repository) {
  const folder = `.cache/editor-of-the-tests/${name}`;
  cpSync(builtEditor, folder, { recursive: true });
  await writeSettings(folder, repository);
  return folder;
}

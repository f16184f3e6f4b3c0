import { cpSync } from 'node:fs';
import type { Repository } from '../../../src/content/kinds/repository.ts';
import { makeSnapshot, writeSettings } from '../../../tools/editor/build-editor.ts';
import { serveEditor } from '../../../tools/editor/serve-editor.ts';

/** The editor, built once for all its tests. */
export const builtEditor = '.cache/editor-of-the-tests/built';

/**
 * Serves a copy of the built editor with other settings.
 * @param repository undefined for the editor of a machine
 * @returns its address, and what stops it
 */
export async function startEditor(name: string, port: number, repository?: Repository) {
  const folder = `.cache/editor-of-the-tests/${name}`;
  cpSync(builtEditor, folder, { recursive: true });
  await writeSettings(folder, repository);
  const server = await serveEditor(
    folder,
    port,
    repository ? {} : { '/content.json': makeSnapshot },
  );
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { site: `http://127.0.0.1:${port}`, stop };
}

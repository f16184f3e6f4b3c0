import type { Repository } from '../../../src/content/kinds/repository.ts';
import { buildEditor, makeSnapshot, writeSettings } from '../../../tools/editor/build-editor.ts';
import { serveEditor } from '../../../tools/editor/serve-editor.ts';

export const builtEditor = '.cache/editor-of-the-tests';

/** It is built once for all tests, which run one after another in one process. */
let build: Promise<void> | undefined;

export const port = Number(process.env.PORT ?? 4390);

/** The address of the editor. */
export const site = `http://127.0.0.1:${port}`;

/**
 * Serves the built editor.
 * @param repository undefined for the editor of a machine
 * @returns what stops it
 */
export async function startEditor(repository?: Repository) {
  build ??= buildEditor(builtEditor);
  await build;
  await writeSettings(builtEditor, repository);
  const files = repository ? undefined : { '/content.json': makeSnapshot };
  const server = await serveEditor(builtEditor, port, files);
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const entities = 'decode-named-character-reference';

/** Replaces the modules that only Node has, when the content check or the preview runs in a browser. */
export const browserModules: Plugin = {
  name: 'browser-modules',
  enforce: 'pre',
  resolveId(id) {
    if (id === 'satteri') return resolve('tools/editor/browser/markdown.ts');
    // The version for pages needs a document, which a worker has not.
    if (id === entities) return resolve('node_modules', entities, 'index.js');
    return undefined;
  },
};

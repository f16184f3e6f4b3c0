import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const entities = 'decode-named-character-reference';

/**
 * Replaces the modules that only Node has, when the content check or the preview runs in a browser.
 * @param ownWords how to read the firm's own words: the preview has them as files, the content check
 * gets them with the rest of the content
 */
export function browserModules(ownWords: 'files' | 'none' = 'none'): Plugin {
  const markdown = resolve('tools/editor/browser/markdown.ts');
  const words = globSync('src/{content,features/*}/words/*.yaml')
    .sort()
    .map((file) => [file, readFileSync(file, 'utf8')]);
  return {
    name: 'browser-modules',
    enforce: 'pre',
    resolveId(id) {
      if (id === 'satteri') return markdown;
      // The version for pages needs a document, which a worker has not.
      if (id === entities) return resolve('node_modules', entities, 'index.js');
      if (id.endsWith('/words-files.ts')) return '\0words-files';
      return undefined;
    },
    load: (id) =>
      id === '\0words-files'
        ? `${ownWords === 'files' ? "import { existsSync, readFileSync } from 'node:fs';" : ''}
          const files = new Map(${JSON.stringify(words)});
          export const listWordsFiles = (code) =>
            [...files.keys()].filter((file) => file.endsWith('/' + code + '.yaml'));
          export const readWordsFile = (file) =>
            files.get(file) ?? ${ownWords === 'files' ? "(existsSync(file) ? readFileSync(file) : '')" : "''"};`
        : undefined,
  };
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Options } from 'subset-font';
import project from '../../package.json' with { type: 'json' };
import { cacheFile } from '../build-cache.ts';
import { readLanguages } from '../content/languages.ts';
import { findScript } from '../content/words/find-script.ts';
import { readCharacters } from './display-font.ts';

/** Fonts for scripts that the display font does not contain, by ISO 15924 code. */
const faces = {
  Deva: {
    name: 'Noto Serif Devanagari',
    resolve: () =>
      import.meta.resolve(
        '@fontsource/noto-serif-devanagari/files/noto-serif-devanagari-devanagari-400-normal.woff2',
      ),
    letters: /[₹\u0900-\u097f\u200c\u200d]/u,
    // For conjuncts and the positions of marks. Omitting the variants of marks saves a fifth of the
    // bytes.
    keepFeatures: [
      ...['ccmp', 'locl', 'nukt', 'akhn', 'rphf', 'rkrf', 'blwf', 'half', 'vatu', 'cjct'],
      ...['abvs', 'blws', 'psts', 'haln', 'rlig', 'dist', 'mark', 'mkmk', 'abvm', 'blwm'],
    ],
  },
};

/**
 * Subsets the fonts that the languages of the site need to the characters of the site.
 * @returns paths of a WOFF2 file for browsers and of a TrueType file for the social cards
 */
export async function makeScriptFaces() {
  const scripts = new Set(readLanguages().map(({ tag }) => findScript(tag)));
  const needed = Object.entries(faces).filter(([script]) => scripts.has(script));
  return Promise.all(
    needed.map(async ([script, { name, resolve, letters, keepFeatures }]) => {
      const source = readFileSync(fileURLToPath(resolve()));
      const characters = [...new Set(readCharacters())].filter((letter) => letters.test(letter));
      // Includes the space, so that the browser shapes a whole line at once.
      const text = ` ${characters.sort().join('')}`;
      const subset = async (ending: string, options: Options) => {
        const inputs = [project.dependencies['subset-font'], JSON.stringify(options), text, source];
        // Loaded only if the subset is not in the cache.
        const make = async () => (await import('subset-font')).default(source, text, options);
        return `./${await cacheFile(ending, inputs, make)}`;
      };
      return {
        script,
        name,
        web: await subset('.woff2', { targetFormat: 'woff2', keepFeatures }),
        cards: await subset('.ttf', { targetFormat: 'sfnt' }),
      };
    }),
  );
}

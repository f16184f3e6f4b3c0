import { readdirSync, readFileSync } from 'node:fs';
import project from '../../package.json' with { type: 'json' };
import { cacheFile } from '../build-cache.ts';
import { brandFolder } from '../content/brand.ts';
import { contentFolder } from '../content/folder.ts';
import type { Typeface } from '../content/kinds/brand.ts';
import { readLanguages } from '../content/languages.ts';
import { findTypefaceFile, readAxes } from '../content/typeface-file.ts';
import { readBuiltInWords } from '../content/words/built-in-words.ts';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const punctuation = '–—‘’“”…·×©§£€₹→°';

/** @returns the non-ASCII characters of all texts, for the subset of the font */
export const readCharacters = () =>
  [
    ...readdirSync(contentFolder(), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(md|yaml)$/.test(entry.name))
      .map(({ parentPath, name }) => readFileSync(`${parentPath}/${name}`, 'utf8')),
    ...readLanguages().map(({ code }) => JSON.stringify(readBuiltInWords(code))),
  ].flatMap((text) => text.match(/[^\0-\x7f]/gu) ?? []);

/**
 * Subsets the heading typeface to the axes of its cut and the characters of the site.
 * @returns paths of a WOFF2 file for browsers and of a TrueType file for the social cards
 * @throws if there is no such font; the content check stops such a build first
 */
export async function makeDisplayFont(typeface: Typeface) {
  const { path, problem } = findTypefaceFile(typeface, brandFolder());
  if (path === undefined) throw new Error(`${problem.message}. ${problem.fix}`);
  const source = readFileSync(path);
  const characters = [...new Set([...ascii, ...punctuation, ...readCharacters()])].sort().join('');
  const variationAxes = readAxes(typeface);
  const subset = async (targetFormat: 'woff2' | 'sfnt', ending: string) => {
    const inputs = [
      project.dependencies['subset-font'],
      JSON.stringify(variationAxes),
      characters,
      source,
    ];
    // Loaded only if the subset is not in the cache.
    const make = async () => {
      const { default: subsetFont } = await import('subset-font');
      return subsetFont(source, characters, { targetFormat, variationAxes });
    };
    return `./${await cacheFile(ending, inputs, make)}`;
  };
  return {
    web: await subset('woff2', '.woff2'),
    cards: await subset('sfnt', '.ttf'),
  };
}

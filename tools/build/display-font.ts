import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import project from '../../package.json' with { type: 'json' };
import { cacheFile } from '../../src/build-cache.ts';
import { contentFolder } from '../../src/content/folder.ts';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const punctuation = '–—‘’“”…·×©§£€₹→°';

/** Where the texts of headings are. */
const folders = () => [contentFolder(), 'src/content/words'];

/** @returns the characters of all texts that are not ASCII, so that the font has those it can have */
const readCharacters = () =>
  folders()
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.(md|yaml)$/.test(entry.name))
    .flatMap(
      ({ parentPath, name }) =>
        readFileSync(`${parentPath}/${name}`, 'utf8').match(/[^\0-\x7f]/gu) ?? [],
    );

/**
 * Subsets the display font to one weight, one optical size and the characters of the site.
 * @returns paths of a WOFF2 file of about 15 KB for browsers, and of a TrueType file for the
 * social cards
 */
export async function makeDisplayFont() {
  const source = readFileSync(
    fileURLToPath(
      import.meta.resolve(
        '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
      ),
    ),
  );
  const characters = [...new Set([...ascii, ...punctuation, ...readCharacters()])].sort().join('');
  const variationAxes = { opsz: 72, wght: 430 };
  const subset = async (targetFormat: 'woff2' | 'sfnt', ending: string) => {
    const inputs = [
      project.dependencies['subset-font'],
      JSON.stringify(variationAxes),
      characters,
      source,
    ];
    const make = () => subsetFont(source, characters, { targetFormat, variationAxes });
    return `./${await cacheFile(ending, inputs, make)}`;
  };
  return { web: await subset('woff2', '.woff2'), cards: await subset('sfnt', '.ttf') };
}

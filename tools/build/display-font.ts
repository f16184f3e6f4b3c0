import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { contentFolder } from '../../src/content/folder.ts';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const punctuation = '–—‘’“”…·×©§£€₹→°';

/** Reads all content, so that the font contains every Latin character that editors use. */
const readContent = () =>
  readdirSync(contentFolder(), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(md|yaml)$/.test(entry.name))
    .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8'))
    .join('');

/**
 * Subsets the display font to one weight, one optical size and the characters of the site.
 * @returns paths of a WOFF2 file of about 15 KB for browsers, and of a TrueType file for the
 * social cards
 */
export async function makeDisplayFont() {
  const source = fileURLToPath(
    import.meta.resolve('@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2'),
  );
  const characters = [...new Set(ascii + punctuation + readContent())].sort().join('');
  const subset = (targetFormat: 'woff2' | 'sfnt') =>
    subsetFont(readFileSync(source), characters, {
      targetFormat,
      variationAxes: { opsz: 72, wght: 430 },
    });
  const files = { web: './.cache/display-face.woff2', cards: './.cache/display-face.ttf' };
  mkdirSync('.cache', { recursive: true });
  writeFileSync(files.web, await subset('woff2'));
  writeFileSync(files.cards, await subset('sfnt'));
  return files;
}

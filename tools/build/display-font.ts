import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const punctuation = '–—‘’“”…·×©§£€₹→°';

/** Characters of every content file: whatever an editor writes, the display face can set. */
const readContent = () =>
  readdirSync('content', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(md|yaml)$/.test(entry.name))
    .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8'))
    .join('');

/**
 * Cuts the display face to one weight, its display size and the glyphs of the site: once for
 * browsers, once uncompressed for the pictures that the build draws.
 * @returns path of the WOFF2 file, some 15 KB
 */
export async function makeDisplayFont() {
  const source = fileURLToPath(
    import.meta.resolve('@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2'),
  );
  const characters = [...new Set(ascii + punctuation + readContent())].sort().join('');
  const cut = (targetFormat: 'woff2' | 'sfnt') =>
    subsetFont(readFileSync(source), characters, {
      targetFormat,
      variationAxes: { opsz: 72, wght: 430 },
    });
  mkdirSync('.cache', { recursive: true });
  writeFileSync('.cache/newsreader-display.woff2', await cut('woff2'));
  writeFileSync('.cache/newsreader-display.ttf', await cut('sfnt'));
  return './.cache/newsreader-display.woff2';
}

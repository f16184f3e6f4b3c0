import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { beforeAll, expect, test } from 'vitest';
import { makeFolder } from '../../../tests/support/make-folder.ts';
import { renderCard } from './card-text.ts';

const folder = makeFolder();

/** A Latin and a Devanagari font, as a site in Hindi has them. */
const files = [
  '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
  '@fontsource/noto-serif-devanagari/files/noto-serif-devanagari-devanagari-400-normal.woff2',
].map((file, index) => ({ file, path: join(folder, `${index}.ttf`) }));

beforeAll(async () => {
  for (const { file, path } of files) {
    const source = readFileSync(fileURLToPath(import.meta.resolve(file)));
    const letters = 'Law क्षष';
    writeFileSync(path, await subsetFont(source, letters, { targetFormat: 'sfnt' }));
  }
});

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"><rect width="800" height="400" fill="#fff"/></svg>';

async function measure(text: string) {
  const card = { text, size: 80, color: '#123456', left: 20, top: 20 };
  const fonts = files.map(({ path }) => path);
  const image = sharp(await renderCard(drawing, [card], fonts)).trim();
  return (await image.toBuffer({ resolveWithObject: true })).info;
}

test('letters join: a conjunct is narrower than its letters', async () => {
  const [joined, first, second] = [await measure('क्ष'), await measure('क'), await measure('ष')];
  expect(joined.width).toBeLessThan(0.8 * (first.width + second.width));
});

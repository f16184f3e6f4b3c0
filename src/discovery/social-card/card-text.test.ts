import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CardText, renderCard } from './card-text.ts';

const folder = mkdtempSync(join(tmpdir(), 'card-fonts-'));
afterAll(() => rmSync(folder, { recursive: true }));

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

const render = (text: string, settings: Partial<CardText> = {}) => {
  const card = { text, size: 80, color: '#123456', left: 20, top: 20, ...settings };
  return renderCard(
    drawing,
    [card],
    files.map(({ path }) => path),
  );
};

const measure = async (...text: Parameters<typeof render>) =>
  (
    await sharp(await render(...text))
      .trim()
      .toBuffer({ resolveWithObject: true })
  ).info;

test('letters join: a conjunct is narrower than its letters', async () => {
  const [joined, first, second] = [await measure('क्ष'), await measure('क'), await measure('ष')];
  expect(joined.width).toBeLessThan(0.8 * (first.width + second.width));
});

test('lines break before the greatest width, and keep their distance', async () => {
  const text = 'Law Law Law';
  const [line, lines] = [await measure(text), await measure(text, { maxWidth: 300, leading: 100 })];
  expect(lines.width).toBeLessThanOrEqual(300);
  expect(lines.height).toBeGreaterThan(line.height + 99);
});

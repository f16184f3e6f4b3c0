import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CardText, loadCardFonts, type RenderText } from './card-text.ts';

const folder = mkdtempSync(join(tmpdir(), 'card-fonts-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A Latin and a Devanagari font, as a site in Hindi has them. */
const files = {
  latin: '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
  devanagari:
    '@fontsource/noto-serif-devanagari/files/noto-serif-devanagari-devanagari-400-normal.woff2',
};

let renderText: RenderText;

beforeAll(async () => {
  const fonts = Object.entries(files).map(async ([name, file]) => {
    const source = readFileSync(fileURLToPath(import.meta.resolve(file)));
    const letters = 'Lawg 2025!बैठकक्षलि';
    const path = join(folder, `${name}.ttf`);
    writeFileSync(path, await subsetFont(source, letters, { targetFormat: 'sfnt' }));
    return path;
  });
  renderText = await loadCardFonts(await Promise.all(fonts));
});

const render = (text: string, settings: Partial<CardText> = {}) =>
  renderText({ text, direction: 'ltr', size: 80, color: '#123456', ...settings });

const measure = async (text: string) => (await render(text)).width;

test('letters join: a conjunct is narrower than its letters', async () => {
  const [joined, first, second] = [await measure('क्ष'), await measure('क'), await measure('ष')];
  expect(joined).toBeLessThan(0.8 * (first + second));
});

test('a letter that no font has is left out', async () => {
  expect(await render('Law 漢')).toEqual(await render('Law'));
  for (const empty of ['漢', '', '\u200e', '\u200e \u200f'])
    expect(await render(empty)).toEqual({ data: Buffer.alloc(4), width: 1, height: 1 });
});

test('lines break before the greatest width, and keep their distance', async () => {
  const text = 'Law Law Law Law Law';
  const [line, lines] = [await render(text), await render(text, { maxWidth: 300, leading: 100 })];
  expect((await render(text, { leading: 100 })).width).toBeLessThan(line.width);
  expect(lines.width).toBeLessThanOrEqual(300);
  expect(lines.height).toBeGreaterThan(line.height + 99);
});

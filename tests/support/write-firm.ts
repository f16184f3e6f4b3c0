import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { drawFirm } from './draw-firm.ts';

/** Writes a drawn firm: `node tests/support/write-firm.ts <seed> <folder>`. */

const [seed, folder = ''] = process.argv.slice(2);
process.env.SITE_CONTENT = folder;
const { files, pictures } = drawFirm(Number(seed));
const background = { r: 90, g: 120, b: 60 };
rmSync(folder, { recursive: true, force: true });
for (const { path, text } of files) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
for (const [path, size] of pictures) {
  if (!size) continue;
  mkdirSync(dirname(path), { recursive: true });
  await sharp({ create: { ...size, channels: 3, background } }).toFile(path);
}
cpSync('tools/new-firm/starter/brand/mark.svg', join(folder, 'brand/mark.svg'));

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import sharp from 'sharp';
import { contentFolder } from '../../src/content/folder.ts';
import { readFirm } from '../support/site.ts';

/** The stored pictures, and what counts as a difference. */

/** Pixels of a picture, three bytes each. */
interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

const isExample = contentFolder() !== 'content';
const firm = isExample ? basename(contentFolder()) : readFirm().sample ? 'sample' : 'own';
const folder = `tests/looks/pictures/${firm}`;

/** A firm of its own has pictures once it has taken some. */
export const hasPictures = () => existsSync(folder);

/** Pixels of a picture that are compared as one: 32 of the page on a desktop, 20 on a phone. */
const block = 8;

/**
 * By how much the colours of a block may differ on average, of 255. Reducing the colours of the stored
 * picture makes up to 3.5 of it, and a pixel that turns from black to white 4. A link without its
 * underline has 5 or more in each block.
 */
const tolerance = { single: 10, several: 4.5 };

async function readPixels(file: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const sizeOf = ({ width, height }: Pixels) => `${width} × ${height}`;

/** @returns the mean difference of two pictures in the block from this pixel on */
function compareBlock(a: Pixels, b: Pixels, left: number, top: number) {
  const length = Math.min(block, a.width - left) * 3;
  const rows = Math.min(block, a.height - top);
  let sum = 0;
  for (let row = 0; row < rows; row++) {
    const start = ((top + row) * a.width + left) * 3;
    for (let at = start; at < start + length; at++)
      sum += Math.abs(Number(a.data[at]) - Number(b.data[at]));
  }
  return sum / (rows * length);
}

/** @returns how many blocks differ visibly */
function countDifferences(a: Pixels, b: Pixels) {
  const found: number[] = [];
  for (let top = 0; top < a.height; top += block)
    for (let left = 0; left < a.width; left += block) found.push(compareBlock(a, b, left, top));
  const visible = found.filter((difference) => difference > tolerance.several);
  return visible.length > 2 || Math.max(...visible) > tolerance.single ? visible.length : 0;
}

/** Writes the old picture, the new one and, on black, what differs, side by side. */
async function writeComparison(
  file: string,
  [stored, taken]: [Buffer, Buffer],
  isSameSize: boolean,
) {
  const blended = sharp(taken)
    .composite([{ input: stored, blend: 'difference' }])
    .png();
  const join = { across: 3, shim: 10, background: '#f0f' };
  mkdirSync(dirname(file), { recursive: true });
  await sharp([stored, taken, ...(isSameSize ? [await blended.toBuffer()] : [])], { join })
    .png()
    .toFile(file);
}

/**
 * Compares a picture with the stored one, or stores it.
 * @param name of its file
 * @returns what is different and where to see it, or undefined
 */
export async function comparePicture(name: string, taken: Buffer, isUpdate: boolean) {
  const file = `${folder}/${name}.webp`;
  const stored = existsSync(file) ? readFileSync(file) : undefined;
  const compare = async () => {
    if (!stored) return 'is new';
    const [old, now] = await Promise.all([readPixels(stored), readPixels(taken)]);
    const isSameSize = sizeOf(old) === sizeOf(now);
    const count = isSameSize ? countDifferences(old, now) : 0;
    if (isSameSize && count === 0) return;
    const comparison = `test-results/looks/${firm}/${name}.png`;
    if (!isUpdate) await writeComparison(comparison, [stored, taken], isSameSize);
    const what = isSameSize
      ? `differs in ${count} blocks`
      : `was ${sizeOf(old)} pixels and is ${sizeOf(now)}`;
    return `${what}: see ${comparison}`;
  };
  const difference = await compare();
  if (!isUpdate || !difference) return difference && `${name} ${difference}`;
  mkdirSync(folder, { recursive: true });
  // Few colours make it small; every pixel is as compared.
  const reduced = await sharp(taken).png({ palette: true, colors: 64, dither: 0 }).toBuffer();
  writeFileSync(file, await sharp(reduced).webp({ lossless: true, effort: 6 }).toBuffer());
  return;
}

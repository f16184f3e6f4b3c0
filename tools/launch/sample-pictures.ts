import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ContentFolder } from '../check/check-content.ts';
import type { Finding } from './finding.ts';

/**
 * Compares two pictures by the brightness of 16 × 16 parts. A picture that was saved in another
 * size, format or colour keeps its pattern; a picture of something else has a different one.
 */

const side = 16;

/**
 * Portraits of the sample match each other up to 0.88; a smaller, lighter, tinted copy matches
 * 0.99.
 */
const leastMatch = 0.97;

/** Brightness of each part of a picture, row by row. */
export type Thumbnail = Uint8Array;

/** The file is read here, because sharp remembers files by path even when they have changed. */
const drawThumbnail = async (path: string): Promise<Thumbnail> =>
  sharp(await readFile(path))
    .flatten({ background: '#ffffff' })
    .resize(side, side, { fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();

/** @param root folder of the project */
export const drawThumbnails = async (paths: string[], root = '.') =>
  new Map(
    await Promise.all(
      paths.map(async (path) => [path, await drawThumbnail(join(root, path))] as const),
    ),
  );

/** @returns the paths of the pictures of a content folder, including the mark */
export const listPictures = ({ pictures }: ContentFolder) =>
  [...pictures].filter(([, size]) => size).map(([path]) => path);

/** @returns 1 for identical patterns, about 0 for unrelated patterns (Pearson correlation) */
function matchThumbnails(a: Thumbnail, b: Thumbnail): number {
  const mean = (thumbnail: Thumbnail) =>
    thumbnail.reduce((sum, value) => sum + value, 0) / thumbnail.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  let [both, onlyA, onlyB] = [0, 0, 0];
  for (const [index, value] of a.entries()) {
    const fromMeanA = value - meanA;
    const fromMeanB = (b[index] ?? 0) - meanB;
    both += fromMeanA * fromMeanB;
    onlyA += fromMeanA ** 2;
    onlyB += fromMeanB ** 2;
  }
  return both / (Math.sqrt(onlyA * onlyB) || 1);
}

/**
 * Finds portraits, other pictures and the mark of the sample.
 * @param known their thumbnails, by path
 */
export const findSamplePictures = (
  thumbnails: Map<string, Thumbnail>,
  known: Map<string, Thumbnail>,
): Finding[] =>
  [...thumbnails].flatMap(([file, thumbnail]) => {
    const [name] =
      [...known].find(([, other]) => matchThumbnails(thumbnail, other) >= leastMatch) ?? [];
    if (name === undefined) return [];
    return [
      {
        file,
        line: 1,
        message: `the picture is ${name}, which comes with the program`,
        fix: 'Put a picture of your own there, or delete it where nothing names it.',
        rule: 'sample-picture',
        why: 'It was drawn for another firm: visitors see a face or a mark that is not yours.',
      },
    ];
  });

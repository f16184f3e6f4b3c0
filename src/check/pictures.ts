import { dirname, join } from 'node:path/posix';
import { isFields, isValid } from '../site/loaded-file.ts';
import type { Site } from '../site/site.ts';
import { problemAt } from './entries.ts';
import { advise, type Problem, quote } from './problem.ts';

/** Width and height in pixels. */
export interface PictureSize {
  width: number;
  height: number;
  /** Of the file, in megabytes; undefined for a small one. */
  megabytes?: number;
}

/** Sizes of pictures and other files by path; false if a file cannot be read as a picture. */
export type PictureSizes = ReadonlyMap<string, PictureSize | false>;

/** A larger file slows down every build and every copy of the project, and shows no more. */
export const mostMegabytes = 20;

/** A smaller picture would be blurred on high-density screens. */
const smallestSide = 800;

/** @param size undefined if there is no file, false if it cannot be read as a picture */
function describePicture(image: string, path: string, size: PictureSize | false | undefined) {
  if (!image.startsWith('./'))
    return advise(
      `${quote(image)} is not a path relative to this file`,
      'Write it like ./images/name/picture.jpg.',
    );
  if (size === undefined)
    return advise(
      `there is no picture at ${quote(image)}`,
      `Put the picture at ${path}, or delete the field.`,
    );
  if (size === false)
    return advise(
      `${quote(image)} cannot be opened as a picture`,
      'Save it again as JPEG, PNG, WebP or AVIF.',
    );
  if (size.megabytes)
    return advise(
      `${quote(image)} has ${size.megabytes} MB`,
      `Save it as JPEG with about 4000 pixels on its longer side: the site shows no more, and it will have less than 5 MB. At most ${mostMegabytes} MB are possible.`,
    );
  return Math.min(size.width, size.height) < smallestSide
    ? advise(
        `${quote(image)} has ${size.width} by ${size.height} pixels and needs at least ${smallestSide} on each side`,
        'Use the picture in its original size; enlarging a small one makes it no sharper.',
      )
    : undefined;
}

/** Checks the pictures that files refer to. */
export const checkPictures = ({ files, code }: Site, pictures: PictureSizes): Problem[] =>
  files.flatMap((entry) => {
    if (!isValid(entry) || entry.code !== code) return [];
    if (!isFields(entry.own) || typeof entry.own.image !== 'string') return [];
    const { image, imageAlt } = entry.own;
    const path = join(dirname(entry.file), image);
    // A portrait needs no alternative text, because the name of the person is next to it.
    const hasText = entry.kind === 'team' || imageAlt !== undefined;
    const missing = advise(
      'the picture has no alternative text',
      'Add "imageAlt" and say what the picture shows.',
    );
    const found = describePicture(image, path, pictures.get(path));
    return problemAt(entry, ['image'], found ?? (hasText ? undefined : missing));
  });

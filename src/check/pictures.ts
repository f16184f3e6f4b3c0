import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';
import { advise, type Problem, quote, suggest } from '../content/problem.ts';
import { findLinksAndPictures } from '../render/parse-markdown.ts';
import { downloadPath, isDownload, isOfFile } from '../render/text-files.ts';
import { findBeside, listDownloads } from '../site/list-pictures.ts';
import { isFields, isValid, schemaIn } from '../site/loaded-file.ts';
import type { Site } from '../site/site.ts';
import { checkDrawing } from './drawing.ts';
import { problemAt, problemIn } from './file-problems.ts';

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

/** @returns the addresses of the files in the folder of a picture, in which capitals may differ */
function listBeside(image: string, path: string, pictures: PictureSizes) {
  const below = image.replace(/^(?:\.\.?\/)+/, '').length;
  return [...pictures.keys()]
    .filter((other) => dirname(other).toLowerCase() === dirname(path).toLowerCase())
    .map((other) => image.slice(0, -below) + other.slice(path.length - below));
}

/**
 * @param pictures undefined for a path at which there is no file, false if it cannot be read as a picture
 * @param measured the sides that need enough pixels
 */
function describePicture(
  image: string,
  path: string,
  pictures: PictureSizes,
  measured: ('width' | 'height')[] = ['width', 'height'],
) {
  if (!image.startsWith('./'))
    return advise(
      `${quote(image)} is not a path relative to this file`,
      'Write it like ./images/name/picture.jpg.',
    );
  const size = pictures.get(path);
  if (size === undefined)
    return advise(
      `there is no picture at ${quote(image)}`,
      `${suggest(image, listBeside(image, path, pictures))}Put the picture at ${path}, or delete what names it.`,
    );
  if (size === false)
    return advise(
      `${quote(image)} cannot be opened as a picture`,
      'Save it again as JPEG, PNG, WebP or AVIF, under a name that ends in .jpg, .png, .webp or .avif.',
    );
  if (size.megabytes)
    return advise(
      `${quote(image)} has ${size.megabytes} MB`,
      `Save it as JPEG with about 4000 pixels on its longer side: the site shows no more, and it will have less than 5 MB. At most ${mostMegabytes} MB are possible.`,
    );
  return Math.min(...measured.map((side) => size[side])) < smallestSide
    ? advise(
        `${quote(image)} has ${size.width} by ${size.height} pixels and needs at least ${smallestSide} on each side`,
        'Use the picture in its original size; enlarging a small one makes it no sharper.',
      )
    : undefined;
}

/** Checks the pictures that files refer to. */
export const checkPictures = ({ files, subfolder }: Site, pictures: PictureSizes): Problem[] =>
  files.flatMap((entry) => {
    if (!isValid(entry) || entry.subfolder !== subfolder) return [];
    if (!isFields(entry.written) || typeof entry.written.image !== 'string') return [];
    const { image, imageAlt } = entry.written;
    const path = join(dirname(entry.file), image);
    // A portrait has no field for it, because the name of the person is next to it.
    const hasText = imageAlt !== undefined || !('imageAlt' in (schemaIn(entry)?.shape ?? {}));
    const missing = advise(
      'the picture has no alternative text',
      'Add "imageAlt" and say what the picture shows.',
    );
    const found = describePicture(image, path, pictures);
    return problemAt(entry, ['image'], found ?? (hasText ? undefined : missing));
  });

/** A larger file is no quick download. */
const mostBytes = 10e6;

const downloads = /\.(pdf|docx|xlsx|pptx|odt|ods|odp|csv)$/i;

/** @returns what is wrong with a file that a text offers for download */
function describeDownload(address: string, path: string, others: readonly string[]) {
  if (!downloads.test(path))
    return advise(
      `${quote(address)} is no file that visitors can download`,
      'Link to a PDF, or to a file that ends in docx, xlsx, pptx, odt, ods, odp or csv.',
    );
  const bytes = statSync(path, { throwIfNoEntry: false })?.size;
  const twin = others.find((other) => other !== path && basename(other) === basename(path));
  if (bytes === undefined)
    return advise(
      `there is no file at ${quote(address)}`,
      twin
        ? `Write ${quote(downloadPath(twin))}, the address of the file of another text.`
        : `${suggest(address, others.map(downloadPath))}Put it at ${isDownload(path) ? `.${path} beside a text` : path}, or delete the link.`,
    );
  if (bytes > mostBytes)
    return advise(
      `${quote(address)} has ${Math.round(bytes / 1e6)} MB`,
      'Make it smaller than 10 MB.',
    );
  return twin && !readFileSync(twin).equals(readFileSync(path))
    ? advise(
        `${quote(address)} has the name of ${twin}, which is another file`,
        'Rename one on your computer and add it again: both are at /files/ and the name.',
      )
    : undefined;
}

/** Checks the pictures in texts, and the files that texts offer for download. */
export function checkTextFiles({ files, subfolder, content }: Site, pictures: PictureSizes) {
  const offered = listDownloads(content).filter((path) => existsSync(path));
  return files.flatMap((file) => {
    if (file.subfolder !== subfolder || !file.body.includes(']')) return [];
    return findLinksAndPictures(file).flatMap(({ url, alt, line }) => {
      const place = { file: file.file, line };
      const path = findBeside(file, url, content.filePaths);
      if (alt === undefined) {
        return problemIn(place, isOfFile(url) ? describeDownload(url, path, offered) : undefined);
      }
      const missing = advise(
        'the picture has no words for people who cannot see it',
        'Write what it shows between the square brackets.',
      );
      const found = path.endsWith('.svg')
        ? describeDiagram(url, path, pictures)
        : describePicture(url, path, pictures, ['width']);
      return problemIn(place, found ?? (alt.trim() ? undefined : missing));
    });
  });
}

/** A diagram follows the rules of the mark, but need not be square. */
function describeDiagram(address: string, path: string, pictures: PictureSizes) {
  if (!address.startsWith('./') || !existsSync(path))
    return describePicture(address, path, pictures);
  return checkDrawing(path, readFileSync(path, 'utf8'), [])[0];
}

import { kinds } from '../registry.ts';
import type { Source } from '../site/source.ts';
import { fieldProblem, pick } from './entries.ts';
import { type Problem, quote } from './problem.ts';

/** Width and height in pixels. */
export interface PictureSize {
  width: number;
  height: number;
  /** Of the file, in megabytes; undefined for a small one. */
  megabytes?: number;
}

/** A larger file slows down every build and every copy of the project, and shows no more. */
export const mostMegabytes = 20;

/** A smaller picture would be blurred on high-density screens. */
const smallestSide = 800;

/**
 * @param file path of a file
 * @param path relative to that file, such as `./images/name/picture.jpg`
 * @returns the path from the same root as that of the file
 */
function resolvePath(file: string, path: string) {
  const steps = file.split('/').slice(0, -1);
  for (const step of path.split('/'))
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  return steps.join('/');
}

/** @param size undefined if there is no file, false if it cannot be read as a picture */
function describeProblem(image: string, path: string, size: PictureSize | false | undefined) {
  if (size === undefined)
    return {
      message: `there is no picture at ${quote(image)}`,
      fix: `Put the picture at ${path}, or delete the field.`,
    };
  if (size === false)
    return {
      message: `${quote(image)} cannot be opened as a picture`,
      fix: 'Save it again as JPEG, PNG, WebP or AVIF.',
    };
  if (size.megabytes)
    return {
      message: `${quote(image)} has ${size.megabytes} MB`,
      fix: `Save it as JPEG with about 4000 pixels on its longer side: the site shows no more, and it will have less than 5 MB. At most ${mostMegabytes} MB are possible.`,
    };
  return Math.min(size.width, size.height) < smallestSide
    ? {
        message: `${quote(image)} has ${size.width} by ${size.height} pixels and needs at least ${smallestSide} on each side`,
        fix: 'Use the picture in its original size; enlarging a small one makes it no sharper.',
      }
    : undefined;
}

/**
 * Checks the pictures that a file refers to.
 * @param pictures sizes by path in `content/`; false if a file cannot be read as a picture
 */
export const checkPictures = (
  entries: Source[],
  pictures: Map<string, PictureSize | false>,
): Problem[] =>
  entries.flatMap((entry) =>
    (kinds[entry.kind].pictures ?? []).flatMap((field) => {
      const data = entry.data as Record<string, unknown>;
      const image = data[field];
      if (typeof image !== 'string') return [];
      const report = (message: string, fix: string) => [fieldProblem(entry, [field], message, fix)];
      if (!image.startsWith('./'))
        return report(
          `${quote(image)} is not a path relative to this file`,
          'Write it like ./images/name/picture.jpg.',
        );
      const path = resolvePath(entry.file, image);
      const problem = describeProblem(image, path, pictures.get(path));
      if (problem) return report(problem.message, problem.fix);
      // A portrait needs no alternative text, because the name of the person is next to it.
      return entry.kind === 'team' || data.imageAlt !== undefined
        ? []
        : report(
            'the picture has no alternative text',
            'Add "imageAlt" and say what the picture shows.',
          );
    }),
  );

/** A team with portraits of only some members looks unfinished: either all have one or none. */
export function checkPortraits(entries: Source[]): Problem[] {
  const team = pick(entries, 'team');
  const without = team.filter(({ data }) => data.image === undefined);
  if (without.length === team.length) return [];
  const count = `${team.length - without.length} of ${team.length}`;
  return without.map((entry) =>
    fieldProblem(
      entry,
      ['image'],
      `the portrait is missing, while ${count} members of the team have one`,
      'Add the portrait, or delete "image" from the files of the others.',
    ),
  );
}

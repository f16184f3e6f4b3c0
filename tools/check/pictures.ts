import { posix } from 'node:path';
import { kinds } from '../../src/content/registry.ts';
import { fieldProblem } from './entries.ts';
import { type Problem, quote } from './problem.ts';
import type { Source } from './source.ts';

/**
 * Pictures that a file names.
 * @param pictures paths of the pictures in `content/`; false where a file cannot be read as one
 */
export const checkPictures = (entries: Source[], pictures: Map<string, boolean>): Problem[] =>
  entries.flatMap((entry) =>
    (kinds[entry.kind].pictures ?? []).flatMap((field) => {
      const image = (entry.data as Record<string, unknown>)[field];
      if (typeof image !== 'string') return [];
      const report = (message: string, fix: string) => [fieldProblem(entry, [field], message, fix)];
      if (!image.startsWith('./'))
        return report(
          `${quote(image)} is not a path beside this file`,
          'Write it like ./portraits/name.jpg.',
        );
      const path = posix.join(posix.dirname(entry.file), image);
      const readable = pictures.get(path);
      if (readable === undefined)
        return report(
          `there is no picture at ${quote(image)}`,
          `Put the picture at ${path}, or delete the field.`,
        );
      return readable
        ? []
        : report(
            `${quote(image)} cannot be opened as a picture`,
            'Save it again as JPEG, PNG, WebP or AVIF.',
          );
    }),
  );

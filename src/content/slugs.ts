import { textWhere } from './code-fields.ts';
import { plainFileName } from './kind.ts';

/** The part of the address of a file whose name would not be understood in its language. */
export const slugField = textWhere(
  plainFileName.pattern,
  'cannot be part of an address',
  'Write lower-case letters without accents, digits and hyphens.',
)
  .describe('part of the address in this language, such as employment-law')
  .optional();

interface File {
  id: string;
  data: unknown;
}

const findOwnSlug = (file: File | undefined) => {
  const { slug } = (file?.data ?? {}) as { slug?: unknown };
  return typeof slug === 'string' ? slug : undefined;
};

/**
 * @param files of one kind in one language
 * @param id path of a file below the folder of its kind
 * @returns the path of the file for its address: each step is replaced with the slug of the file
 *   there, if it has one
 */
export const findSlug = (files: readonly File[], id: string) =>
  id
    .split('/')
    .map((step, index, steps) => {
      const ancestor = steps.slice(0, index + 1).join('/');
      return findOwnSlug(files.find((file) => file.id === ancestor)) ?? step;
    })
    .join('/');

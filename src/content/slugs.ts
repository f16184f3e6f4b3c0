import { z } from 'zod';
import { plainFileName } from './kind.ts';

/** What a file of a further language is called in its address, where its name would not be understood. */
export const slugField = z
  .string()
  .refine((value) => plainFileName.pattern.test(value), {
    error: 'cannot be part of an address',
    params: { fix: 'Write lower-case letters without accents, digits and hyphens.' },
  })
  .describe('part of the address in this language, such as employment-law')
  .optional();

interface File {
  id: string;
  data: unknown;
}

const readSlug = (file: File | undefined) => {
  const { slug } = (file?.data ?? {}) as { slug?: unknown };
  return typeof slug === 'string' ? slug : undefined;
};

/**
 * @param files of one kind in one language
 * @param id path of a file below the folder of its kind
 * @returns what the address of the file is made of: its path, with the slug of each file on the way
 *   that has one
 */
export const findSlug = (files: readonly File[], id: string) =>
  id
    .split('/')
    .map((step, index, steps) => {
      const onTheWay = steps.slice(0, index + 1).join('/');
      return readSlug(files.find((file) => file.id === onTheWay)) ?? step;
    })
    .join('/');

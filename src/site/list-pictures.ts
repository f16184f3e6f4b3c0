import { dirname, join } from 'node:path/posix';
import type { Content } from './load-site.ts';
import { isFields, type LoadedFile } from './loaded-file.ts';

/** @returns the path of the picture that a file names, from the root of the project */
export function findPicture({ file, own, original, data }: LoadedFile): string | undefined {
  if (!isFields(data) || typeof data.image !== 'string') return undefined;
  // A picture is beside the file that names it, which may be that of the first language.
  const isInherited = original && isFields(own) && own.image === undefined;
  return join(dirname(isInherited ? original.file : file), data.image);
}

/** @returns the paths of the pictures that files of any language name, each once */
export const listPictures = ({ sites }: Content): string[] => [
  ...new Set(sites.flatMap(({ files }) => files.flatMap((file) => findPicture(file) ?? []))),
];

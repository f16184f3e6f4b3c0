import { dirname, join } from 'node:path/posix';
import { findLinksAndPictures } from '../render/parse-markdown.ts';
import { downloadPath, isDownload, isOfFile } from '../render/text-files.ts';
import type { Content } from './load-site.ts';
import { isFields, type LoadedFile } from './loaded-file.ts';

/** @returns the path of the picture that a file names, from the root of the project */
export function findPicture({ file, written, original, data }: LoadedFile): string | undefined {
  if (!isFields(data) || typeof data.image !== 'string') return undefined;
  // A picture is beside the file that names it, which may be that of the first language.
  const isInherited = original && isFields(written) && written.image === undefined;
  return join(dirname(isInherited ? original.file : file), data.image);
}

/**
 * @returns the path of a file beside a text, beside the text of which it is the translation, or of a
 *   published file by its address, such as `/files/checklist.pdf`
 */
export function findBeside(
  { file, original }: LoadedFile,
  address: string,
  paths?: readonly string[],
) {
  if (isDownload(address)) return paths?.find((path) => path.endsWith(address)) ?? address;
  const own = join(dirname(file), address);
  const first = original && join(dirname(original.file), address);
  return first && paths && !paths.includes(own) ? first : own;
}

/** Most texts have none. */
const mayHaveFiles = ({ body }: LoadedFile) => /\](?:\(|: *)<?(?:\.|\/files)\//.test(body);

/** @returns the paths of the pictures, or of files for download, that texts of any language name, each once */
const listBeside = ({ sites, filePaths }: Content, arePictures: boolean) =>
  new Set(
    sites.flatMap(({ files }) =>
      files.filter(mayHaveFiles).flatMap((file) =>
        findLinksAndPictures(file)
          .filter(({ url, alt }) => isOfFile(url) && (alt !== undefined) === arePictures)
          .map(({ url }) => findBeside(file, url, filePaths)),
      ),
    ),
  );

/** @returns the paths of the pictures that files of any language name, each once */
export const listPictures = (content: Content): string[] => [
  ...new Set(
    content.sites.flatMap(({ files }) => files.flatMap((file) => findPicture(file) ?? [])),
  ),
  ...[...listBeside(content, true)].filter((path) => !path.endsWith('.svg')),
];

/** @returns the paths of the files that texts of any language offer for download, each once */
export const listDownloads = (content: Content): string[] => [...listBeside(content, false)];

/** @returns the paths of those that are published: one of several with the same name, which are equal */
export const listPublished = (content: Content): string[] => [
  ...new Map(listDownloads(content).map((path) => [downloadPath(path), path])).values(),
];

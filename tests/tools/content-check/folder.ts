import { checkContent } from '../../../src/check/check-content.ts';
import type { PictureSizes } from '../../../src/check/pictures.ts';
import { listWarnings } from '../../../src/check/warnings.ts';
import { formatProblem } from '../../../src/content/problem.ts';
import { loadFiles } from '../../../src/site/load-site.ts';
import type { TextFile } from '../../../src/site/source.ts';

/** The files of a content folder, which need not exist. */
export interface Folder {
  files: readonly TextFile[];
  pictures: PictureSizes;
}

export const load = ({ files, pictures }: Folder) =>
  loadFiles(files, [...files.map(({ path }) => path), ...pictures.keys()]);

export const check = (folder: Folder) => checkContent(load(folder), folder.pictures);

export const printProblems = (folder: Folder) => check(folder).map(formatProblem);

export const findWarnings = (folder: Folder) => listWarnings(load(folder));

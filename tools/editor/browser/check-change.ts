import { type ContentFolder, checkContent } from '../../../src/check/check-content.ts';
import type { PictureSize } from '../../../src/check/pictures.ts';
import { formatProblem, type Problem } from '../../../src/check/problem.ts';
import { type KnownSources, readSource } from '../../../src/check/read-source.ts';
import type { SourceFile } from '../../../src/check/source.ts';
import type { Redirect } from '../../../src/content/redirects.ts';
import { kinds } from '../../../src/registry.ts';
import { unknownSize } from './content-store.ts';
import { findMoved, redirectsFile, writeRedirects } from './moved-pages.ts';

/** A change that an editor is about to save. */
export interface Change {
  /** The content before it. */
  folder: ContentFolder;
  /** The files with their new texts. */
  changed: SourceFile[];
  /** Paths of the files that it removes. */
  removed: string[];
  /** Sizes of the pictures that were chosen, by the names of their files. */
  chosen?: [name: string, size: PictureSize][];
  /** Former and new paths of entries with new file names. */
  renamed: [former: string, path: string][];
}

export interface Verdict {
  /** Problems of the changed files that were not there before: these must be solved first. */
  own: Problem[];
  /** Problems that the change makes in other files. */
  caused: Problem[];
  /** Problems that were there before. */
  others: Problem[];
  /** The pages that have another address after the change. */
  moved: Redirect[];
}

const known: KnownSources = new Map();

/** @returns what stays of the name of a file when it is saved under another: letters and digits */
const reduceName = (path: string) =>
  path
    .replace(/^.*\/|\.\w+$/g, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** A picture that a person has just chosen is saved with the file that names it. */
function listNewPictures(changed: SourceFile[]) {
  return changed.flatMap((file) => {
    const { source } = readSource(file);
    const data = (source?.data ?? {}) as Record<string, unknown>;
    return (source ? (kinds[source.kind].pictures ?? []) : []).flatMap((field) => {
      const image = data[field];
      if (typeof image !== 'string' || !image.startsWith('./')) return [];
      return [file.path.replace(/[^/]*$/, '') + image.slice(2)];
    });
  });
}

/** The line of a problem changes with the lines above it. */
const withoutLine = ({ line, ...problem }: Problem) => formatProblem(problem);

/** The editor redirects what has moved when it has saved the change. */
function redirect(files: SourceFile[], moved: Redirect[]): SourceFile[] {
  const path = redirectsFile();
  const text = files.find((file) => file.path === path)?.text;
  if (moved.length === 0) return files;
  return [
    ...files.filter((file) => file.path !== path),
    { path, text: writeRedirects(text ?? '', moved) },
  ];
}

/** Checks the whole content before and after a change. */
export function checkChange({ folder, changed, removed, renamed, chosen = [] }: Change): Verdict {
  const paths = [...changed.map(({ path }) => path), ...removed];
  const isChanged = ({ file }: { file: string }) => paths.includes(file);
  const pictures = new Map(folder.pictures);
  for (const path of listNewPictures(changed)) {
    if (pictures.has(path)) continue;
    const name = reduceName(path);
    const [, size = unknownSize] =
      chosen.findLast(([file]) => new RegExp(`^${reduceName(file)}\\d*$`).test(name)) ?? [];
    pictures.set(path, size);
  }
  const files = [...folder.files.filter(({ path }) => !paths.includes(path)), ...changed];
  const before = new Set(checkContent({ ...folder, pictures }, known).map(withoutLine));
  const moved = findMoved(folder.files, files, renamed, known);
  const after = checkContent({ files: redirect(files, moved), pictures }, known);
  const [others = [], added = []] = [true, false].map((isOld) =>
    after.filter((problem) => before.has(withoutLine(problem)) === isOld),
  );
  const caused = added.filter(
    // Sveltia CMS itself changes the fields of other files that name a renamed entry.
    (problem) => !isChanged(problem) && !(renamed.length > 0 && problem.field !== undefined),
  );
  return { own: added.filter(isChanged), caused, others, moved };
}

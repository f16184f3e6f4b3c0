import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { contentFolder } from '../content/folder.ts';
import type { KindName } from '../registry.ts';
import { locate, parseSource, type Source, type TextFile } from './source.ts';

/** Reads the content folder: for Astro, the check, the tools and the tests. */

/** @returns whether a file is read as text; others are pictures and fonts */
export const isText = (path: string) => /\.(md|markdown|mdx|ya?ml|json|txt)$/i.test(path);

/** Lists the content folder of a project. Hidden files and folders are ignored. */
export function listFiles(root = '.') {
  const folder = join(root, contentFolder());
  const entries = (
    existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : []
  )
    .map((entry) => ({ entry, below: relative(folder, join(entry.parentPath, entry.name)) }))
    // Folders of other programs, too, such as .git and .obsidian.
    .filter(({ below }) => !below.split(sep).some((step) => step.startsWith('.')))
    .map(({ entry, below }) => ({
      entry,
      path: `${contentFolder()}/${below.split(sep).join('/')}`,
    }));
  const list = (is: (entry: Dirent) => boolean) =>
    entries
      .filter(({ entry }) => is(entry))
      .map(({ path }) => path)
      .sort();
  return {
    paths: list((entry) => entry.isFile()),
    symlinks: list((entry) => entry.isSymbolicLink()),
  };
}

export const readTexts = (paths: readonly string[], root = '.'): TextFile[] =>
  paths.filter(isText).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** A source with fields, whatever they are. */
export type SourceWithFields = Source & { data: Record<string, unknown> };

const hasFields = (source: Source): source is SourceWithFields =>
  typeof source.data === 'object' && source.data !== null;

/**
 * @param name of a kind; all kinds if omitted
 * @param code of a language, empty for the first one; all languages if omitted
 * @returns the files that can be parsed; not validated
 */
export const readSources = (name?: KindName, code?: string): SourceWithFields[] =>
  readTexts(
    listFiles().paths.filter((path) => {
      const place = locate(path);
      return (name ?? place?.kind) === place?.kind && (code ?? place?.code) === place?.code;
    }),
  )
    .flatMap((file) => parseSource(file)?.source ?? [])
    .filter(hasFields);

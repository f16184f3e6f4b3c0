import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { contentFolder } from '../content/folder.ts';
import type { KindName } from '../registry.ts';
import { locate, parseSource, type Source, type TextFile } from './source.ts';

/** Reads the content folder: for Astro, the check, the tools and the tests. */

/** @returns whether a file is read as text, as drawings of the brand are; others are pictures and fonts */
export const isText = (path: string) =>
  /\.(md|markdown|mdx|ya?ml|json|txt)$|\/brand\/[\w-]+\.svg$/i.test(path);

/** Lists the content folder of a project, without hidden files and folders of other programs, such as .git. */
export function listFiles(root = '.'): string[] {
  const folder = join(root, contentFolder());
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep))
    .filter((steps) => !steps.some((step) => step.startsWith('.')))
    .map((steps) => [contentFolder(), ...steps].join('/'))
    .sort();
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
    listFiles().filter((path) => {
      const place = locate(path);
      return (name ?? place?.kind) === place?.kind && (code ?? place?.code) === place?.code;
    }),
  )
    .flatMap((file) => parseSource(file)?.source ?? [])
    .filter(hasFields);

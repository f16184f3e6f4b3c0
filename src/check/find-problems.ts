import { parse } from 'node:path/posix';
import { checkBrandFiles } from './brand-files.ts';
import { checkContent } from './check-content.ts';
import { contentFile } from './locate.ts';
import { readContent, readTexts } from './read-content.ts';
import { type KnownSources, readSource } from './read-source.ts';
import { checkSchema } from './schema-errors.ts';
import type { SourceFile } from './source.ts';
import { listWarnings } from './warnings.ts';

/** @returns the brand file as a list, empty if it has problems, which are already reported */
function readBrandEntry(files: SourceFile[], known?: KnownSources) {
  const file = files.find(({ path }) => path === contentFile('brand', 'brand'));
  const source = file && readSource(file, known).source;
  return source && checkSchema(source).length === 0 ? [source] : [];
}

/** @returns the addresses of the practices: the services that are not part of another */
const listPractices = (files: SourceFile[]) => {
  const sample = parse(contentFile('services', 'name'));
  return files
    .map(({ path }) => parse(path))
    .filter(({ dir, ext }) => dir === sample.dir && ext === sample.ext)
    .map(({ name }) => name);
};

/**
 * Finds everything that prevents the site from being built.
 * @param known cache between checks, so that only changed files are parsed
 */
export async function findProblems(root = '.', known?: KnownSources) {
  const content = await readContent(root);
  return [
    ...checkContent(content, known),
    ...checkBrandFiles(readBrandEntry(content.files, known), root, listPractices(content.files)),
  ];
}

/**
 * Finds what an editor should know although the content has no problems.
 * @param known as of {@link findProblems}
 */
export const findWarnings = async (root = '.', known?: KnownSources) =>
  listWarnings({ files: readTexts(root) }, known);

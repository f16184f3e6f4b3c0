import { parse } from 'node:path/posix';
import { contentFile } from '../site/source.ts';
import { checkBrandFiles } from './brand-files.ts';
import { type ContentFolder, checkContent } from './check-content.ts';
import { checkSchema } from './schema-errors.ts';

/** @returns the brand file as a list, empty if it has problems, which are already reported */
function listBrand(files: ContentFolder['files']) {
  const source = files.find(({ path }) => path === contentFile('brand', 'brand'))?.source;
  return source && checkSchema(source).length === 0 ? [source] : [];
}

/** @returns the addresses of the practices: the services that are not part of another */
const listPractices = (files: ContentFolder['files']) => {
  const sample = parse(contentFile('services', 'name'));
  return files
    .map(({ path }) => parse(path))
    .filter(({ dir, ext }) => dir === sample.dir && ext === sample.ext)
    .map(({ name }) => name);
};

/** Finds everything that prevents the site from being built. */
export const findProblems = (content: ContentFolder, root = '.') => [
  ...checkContent(content),
  ...checkBrandFiles(listBrand(content.files), root, listPractices(content.files)),
];

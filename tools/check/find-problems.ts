import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '../../src/content/folder.ts';
import { readVersion, versionFile } from '../migrations/content-version.ts';
import { migrations } from '../migrations/migrations.ts';
import { checkContent } from './check-content.ts';
import { checkPalette } from './palette.ts';
import type { Problem } from './problem.ts';
import { readContent } from './read-content.ts';
import type { KnownSources } from './source.ts';

/** Content written for an earlier version of the program has problems that a command fixes. */
function findOldVersion(root: string): Problem[] {
  const folder = contentFolder();
  if (readVersion(join(root, folder)) >= migrations.length) return [];
  const message = 'the content was written for an earlier version of the program';
  const fix = 'Run npm run migrate first: it may fix the problems of the other files.';
  return [{ file: `${folder}/${versionFile}`, message, fix }];
}

/**
 * All that keeps the site from being built: in the content, and in the colours.
 * @param known kept from check to check, so that only changed files are parsed
 */
export async function findProblems(root = '.', known?: KnownSources) {
  const tokens = readFileSync(join(root, 'src/ui/styles/tokens.css'), 'utf8');
  const problems = checkContent(await readContent(root), known);
  const first = problems.length > 0 ? findOldVersion(root) : [];
  return [...first, ...problems, ...checkPalette(tokens)];
}

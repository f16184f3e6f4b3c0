import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from './check-content.ts';
import { checkPalette } from './palette.ts';
import { readContent } from './read-content.ts';
import type { KnownSources } from './source.ts';

/**
 * All that keeps the site from being built: in the content, and in the colours.
 * @param known kept from check to check, so that only changed files are parsed
 */
export async function findProblems(root = '.', known?: KnownSources) {
  const tokens = readFileSync(join(root, 'src/ui/styles/tokens.css'), 'utf8');
  return [...checkContent(await readContent(root), known), ...checkPalette(tokens)];
}

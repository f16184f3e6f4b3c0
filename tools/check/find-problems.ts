import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from './check-content.ts';
import { checkPalette } from './palette.ts';
import { readContent } from './read-content.ts';

/** All that keeps the site from being built: in the content, and in the colours. */
export async function findProblems(root = '.') {
  const tokens = readFileSync(join(root, 'src/ui/styles/tokens.css'), 'utf8');
  return [...checkContent(await readContent(root)), ...checkPalette(tokens)];
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { minifySync } from 'vite';

/**
 * A script that stands in the page itself, with the hash by which the policy allows it.
 * @param path of a plain JavaScript file
 * @throws where the file cannot be read or is no JavaScript
 */
export function toInlineScript(path: string) {
  const { code, errors } = minifySync(path, readFileSync(path, 'utf8'));
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const hash = createHash('sha256').update(code).digest('base64');
  return { code, hash: `sha256-${hash}` as const };
}

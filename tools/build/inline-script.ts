import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { minifySync } from 'vite';

/** @returns the source expression by which a policy allows an inline script, without its quotes */
export const hashSource = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}` as const;

/**
 * A script that stands in the page itself, with the hash by which the policy allows it.
 * @param path of a plain JavaScript file
 * @throws where the file cannot be read or is no JavaScript
 */
export function readInlineScript(path: string) {
  const { code, errors } = minifySync(path, readFileSync(path, 'utf8'));
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  return { code, hash: hashSource(code) };
}
